import { DirectIn, type DirectRetailer } from '@souk/contract/connections/direct.contract.ts'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { useAddDirect } from '../model/connections-writes.ts'
import { useArrangements } from '../relation/use-arrangements.ts'
import { useInvite } from '../list/use-invite.ts'

type Props = { retailer: DirectRetailer | null; onClose: () => void }

/** A new entry of the address book, or one that is there; its mail says who it is, so that stays. */
export function DirectSheet({ retailer, onClose }: Props) {
  const t = useT('connections')
  const actor = useActor()
  const add = useAddDirect()
  const [, invite] = useInvite()
  const [isInvited, setInvited] = useState(false)
  const { groups, sellers, ownSellers } = useArrangements()
  const form = useContractForm({
    schema: DirectIn,
    initial: {
      name: retailer?.name ?? '',
      email: retailer?.email ?? '',
      firstName: retailer?.firstName ?? '',
      lastName: retailer?.lastName ?? '',
      country: retailer?.country ?? null,
      groupId: retailer?.group?.id ?? null,
      salesRepId: retailer?.salesRep?.userId ?? null,
      notes: retailer?.notes ?? '',
    },
    send: async (body) => {
      const { id } = await add.mutateAsync(body)
      if (isInvited) await invite([id])
      onClose()
    },
  })
  const { field } = form
  const text = (name: 'firstName' | 'lastName' | 'notes') => ({ ...field(name), value: field(name).value ?? '' })
  const choice = (name: 'country' | 'groupId' | 'salesRepId') => ({ ...field(name), value: field(name).value ?? null })
  return (
    <FormSheet
      form={form}
      title={retailer?.name ?? t('direct.add')}
      onClose={onClose}
      send={t(isInvited ? 'direct.saveAndInvite' : 'direct.save')}
    >
      <TextField label={t('columns.name')} maxLength={120} {...field('name')} />
      <TextField
        type="email"
        label={t('columns.email')}
        isDisabled={retailer !== null}
        {...(!retailer && { help: t('direct.email.help') })}
        {...field('email')}
      />
      <FieldRow>
        <TextField label={t('columns.firstName')} isOptional maxLength={60} {...text('firstName')} />
        <TextField label={t('columns.lastName')} isOptional maxLength={60} {...text('lastName')} />
      </FieldRow>
      <CountryField label={t('columns.country')} isOptional {...choice('country')} />
      <ComboboxField label={t('columns.group')} isOptional options={groups} {...choice('groupId')} />
      <ComboboxField
        label={t('columns.salesRep')}
        isOptional
        options={actor?.role === 'entityAdmin' ? sellers : ownSellers}
        {...choice('salesRepId')}
      />
      <TextAreaField label={t('notes')} isOptional maxLength={5_000} {...text('notes')} />
      {!retailer && <Checkbox label={t('direct.inviteToo')} isChecked={isInvited} onChange={setInvited} />}
    </FormSheet>
  )
}
