import { RejectReason } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'

type Props = {
  value: RejectReason | null
  onChange: (reason: RejectReason | null) => void
  isOptional: boolean
  isMissing?: boolean
}

export function OrderReasonField({ value, onChange, isOptional, isMissing }: Props) {
  const t = useT('order')
  return (
    <SelectField
      label={t('reason')}
      isOptional={isOptional}
      value={value}
      onChange={(chosen) => onChange(RejectReason.options.find((one) => one === chosen) ?? null)}
      {...(isMissing && { error: t('reason.missing') })}
      options={RejectReason.options.map((one) => ({ value: one, label: t(`reason.${one}`) }))}
    />
  )
}
