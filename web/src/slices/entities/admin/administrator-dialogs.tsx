import { staffAreas } from '@souk/contract/core/rights/staff.ts'
import {
  type Administrator,
  AdministratorChange,
  AdministratorInvitation,
} from '@souk/contract/entities/administrators.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import type { Bound } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAdministratorWrite } from './administrators.data.ts'
import { BecauseDialog } from './because-dialog.tsx'

const all = 'all'

/** Nothing chosen means everything. */
function AreaField({ area }: { area: Bound<string | null> }) {
  const t = useT('admin')
  return (
    <RadioCards
      label={t('administrators.area')}
      cards={[all, ...staffAreas].map((value) => ({ value, label: t(`area.${value}`), hint: t(`area.${value}.hint`) }))}
      {...area}
      value={area.value ?? all}
      onChange={(next) => area.onChange(next === all ? null : next)}
    />
  )
}

type Invited = (name: string, email: string, link: string | null) => void

export function InviteDialog({ onInvited, onClose }: { onInvited: Invited; onClose: () => void }) {
  const t = useT('admin')
  const invite = useAdministratorWrite('invite')
  const form = useContractForm({
    schema: AdministratorInvitation,
    initial: { email: '', firstName: '', lastName: '', area: null },
    send: async (body) => {
      const { link } = await invite.mutateAsync(body)
      onInvited(`${body.firstName} ${body.lastName}`, body.email, link)
    },
  })
  const { field } = form
  return (
    <FormDialog form={form} title={t('administrators.invite')} send={t('administrators.invite')} onClose={onClose}>
      <TextField type="email" label={t('administrators.email')} {...field('email')} />
      <FieldRow>
        <TextField label={t('administrators.firstName')} {...field('firstName')} />
        <TextField label={t('administrators.lastName')} {...field('lastName')} />
      </FieldRow>
      <AreaField area={field('area')} />
    </FormDialog>
  )
}

type Props = { who: Administrator; name: string; onClose: () => void }

export function ChangeDialog({ who: { userId, area, version }, name, onClose }: Props) {
  const t = useT('admin')
  const change = useAdministratorWrite('change')
  const form = useSavedForm({
    schema: AdministratorChange,
    saved: { area },
    version,
    send: async (body, seen) => {
      const saved = await change.mutateAsync({ userId, area: body.area, ...(seen !== undefined && { version: seen }) })
      onClose()
      return { area: saved.area }
    },
  })
  return (
    <FormDialog form={form} title={t('administrators.change.of', { name })} onClose={onClose}>
      <FormConflicts conflicts={form.conflicts} label={() => t('administrators.area')} />
      <AreaField area={form.field('area')} />
    </FormDialog>
  )
}

export function RemoveDialog({ userId, name, onClose }: { userId: string; name: string; onClose: () => void }) {
  const t = useT('admin')
  const remove = useAdministratorWrite('remove')
  return (
    <BecauseDialog
      title={t('administrators.remove.title', { name })}
      text={t('administrators.remove.text')}
      action={t('administrators.remove')}
      done={t('administrators.removed', { name })}
      send={(reason) => remove.mutateAsync({ userId, reason })}
      onClose={onClose}
    />
  )
}

/** Closing it by accident would lose the link, so it asks first. */
export function LinkDialog({ name, link, onClose }: { name: string; link: string; onClose: () => void }) {
  const t = useT('admin')
  return (
    <Dialog
      isOpen
      isDirty
      title={t('administrators.link.title', { name })}
      onClose={onClose}
      actions={<CloseButton onClose={onClose} />}
    >
      <p>{t('administrators.link.text')}</p>
      <CopyField label={t('administrators.link')} value={link} />
    </Dialog>
  )
}
