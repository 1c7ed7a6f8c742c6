import type { Address } from '@souk/contract/entities/entity-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { addressLine } from '../model/address-line.ts'

type Props = { addresses: readonly Address[]; value: string | null; onChange: (id: string | null) => void }

/** One address for the bills of all orders; without a usual one each goes where its order goes. */
export function CheckoutBillTo({ addresses, value, onChange }: Props) {
  const t = useT('checkout')
  if (addresses.length === 0) return null
  return (
    <SelectField
      label={t('billTo')}
      placeholder={t('billTo.same')}
      options={addresses.map((one) => ({ value: one.id, label: addressLine(one) }))}
      value={value}
      onChange={onChange}
    />
  )
}
