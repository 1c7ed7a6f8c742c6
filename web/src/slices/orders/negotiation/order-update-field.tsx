import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useOwnAddresses } from '../model/order-addresses.data.ts'
import type { UpdateField } from './order-update.ts'

type Props = { field: UpdateField; stands: string; value: string | undefined; onChange: (value: string | null) => void }

/** Words are typed; an address is one of the book's, and until one is chosen the order's own stands there. */
export function OrderUpdateField({ field, stands, value, onChange }: Props) {
  const t = useT('order')
  const addresses = useOwnAddresses()
  if (field === 'notes') {
    return <TextAreaField label={t('notes')} isOptional maxLength={2_000} value={value ?? stands} onChange={onChange} />
  }
  if (field === 'purchaseOrderNumber') {
    return (
      <TextField label={t('purchaseOrder')} isOptional maxLength={60} value={value ?? stands} onChange={onChange} />
    )
  }
  return (
    <SelectField
      label={t(field === 'shipToId' ? 'shipTo' : 'billTo')}
      placeholder={stands}
      value={value ?? addresses.find(({ label }) => label === stands)?.value ?? null}
      onChange={onChange}
      options={addresses}
    />
  )
}
