import { type Teammate, TeammateChange } from '@souk/contract/entities/team.contract.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { fullName } from './team-order.ts'
import { TeamRoleFields } from './team-role-fields.tsx'
import { useChangeTeammate } from './team.data.ts'

type Props = { mate: Teammate; mates: readonly Teammate[]; onClose: () => void }

/** Another role or another manager; it counts at once, also on screens that are open. */
export function TeamSheet({ mate, mates, onClose }: Props) {
  const t = useT('team')
  const actor = useActor()
  const send = useChangeTeammate()
  const form = useSavedForm({
    schema: TeammateChange,
    version: mate.version,
    saved: { role: mate.role, managerId: mate.managerId },
    send: async ({ role, managerId }, version) => {
      const isLed = role === 'salesRepresentative' && actor?.role === 'entityAdmin'
      await send.mutateAsync({ userId: mate.userId, role, ...(isLed && { managerId }), version })
      onClose()
      return { role, managerId }
    },
  })
  const { field, conflicts } = form
  const role = field('role')
  function text(name: string, value: unknown): string | undefined {
    if (name === 'role') return t(`roles.${String(value)}`)
    const manager = mates.find(({ userId }) => userId === value)
    return manager && fullName(manager)
  }
  const losesTeam = mate.role === 'salesManager' && role.value !== mate.role
  return (
    <FormSheet form={form} isEdit title={fullName(mate)} onClose={onClose} send={t('change.save')}>
      <FormConflicts
        conflicts={conflicts}
        label={(name) => t(name === 'role' ? 'columns.role' : 'manager')}
        text={text}
      />
      <TeamRoleFields
        mates={mates}
        except={mate.userId}
        role={{ ...role, value: role.value ?? mate.role }}
        manager={{ ...field('managerId'), value: field('managerId').value ?? null }}
      />
      <Notice kind={losesTeam ? 'warning' : 'info'}>{t(losesTeam ? 'change.losesTeam' : 'change.atOnce')}</Notice>
    </FormSheet>
  )
}
