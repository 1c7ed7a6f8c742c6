import { assignableRoles } from '@souk/contract/core/abilities.ts'
import { Invitation, type TeamRole, type Teammate } from '@souk/contract/entities/team.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useActor, useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { TeamRoleFields } from './team-role-fields.tsx'
import { useInvite } from './team.data.ts'
import { VerifyNotice } from '../sign-up/verify-notice.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

type Props = { mates: readonly Teammate[]; onClose: () => void }

/** A person who has not proven their own mail yet is told so, instead of typing for nothing. */
export function TeamInviteDialog(props: Props) {
  const t = useT('team')
  const { userData } = useSession()
  if (userData?.isEmailVerified !== false) return <InviteForm {...props} />
  return (
    <Dialog isOpen title={t('invite.title')} onClose={props.onClose} actions={<CloseButton onClose={props.onClose} />}>
      <VerifyNotice />
    </Dialog>
  )
}

function InviteForm({ mates, onClose }: Props) {
  const t = useT('team')
  const actor = useActor()
  const invite = useInvite()
  const role = ((actor && assignableRoles(actor).at(-1)) ?? 'entityAdmin') as TeamRole
  const form = useContractForm({
    schema: Invitation,
    initial: { email: '', firstName: '', lastName: '', role, managerId: null },
    send: async ({ managerId, ...body }) => {
      const isLed = body.role === 'salesRepresentative' && actor?.role === 'entityAdmin'
      await invite.mutateAsync({ ...body, ...(isLed && { managerId: managerId ?? null }) })
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog form={form} title={t('invite.title')} onClose={onClose} send={t('invite.send')}>
      <TextField type="email" label={t('columns.email')} help={t('invite.help')} {...field('email')} />
      <FieldRow>
        <TextField label={t('firstName')} {...field('firstName')} />
        <TextField label={t('lastName')} {...field('lastName')} />
      </FieldRow>
      <TeamRoleFields mates={mates} role={field('role')} manager={field('managerId')} />
    </FormDialog>
  )
}
