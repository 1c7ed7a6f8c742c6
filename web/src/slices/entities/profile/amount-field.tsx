import type { FieldProps } from '../../../ui/fields/field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'

type Props = Omit<FieldProps<string>, 'value' | 'onChange'> & {
  currency: string
  value: string | number | null
  onChange: (value: string | null) => void
}

/** An amount that may be absent. */
export function AmountField({ value, onChange, ...field }: Props) {
  return (
    <MoneyField
      isOptional
      {...field}
      value={String(value ?? '')}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  )
}
