import { useT } from '../../../lib/language/use-t.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { MoneyField, PercentField } from '../../../ui/fields/number-field.tsx'
import styles from './shipment.module.css'

export type Transport = {
  carrier: string
  trackingNumber: string
  shipsOn: string
  expectedOn: string
  freight: string
  discountPercent: string
  note: string
}
type Props = { value: Transport; currency: string; isPriced: boolean; onChange: (next: Transport) => void }

export const noTransport: Transport = {
  carrier: '',
  trackingNumber: '',
  shipsOn: '',
  expectedOn: '',
  freight: '',
  discountPercent: '',
  note: '',
}

/** As the call takes it; prices only where they may still change. */
export function transportBody(
  { shipsOn, expectedOn, freight, discountPercent, ...texts }: Transport,
  isPriced: boolean,
) {
  return {
    ...texts,
    shipsOn: shipsOn || null,
    expectedOn: expectedOn || null,
    ...(isPriced && { freight: freight || '0', discountPercent: discountPercent || '0' }),
  }
}

/** How it travels and what is charged for it. */
export function TransportFields({ value, currency, isPriced, onChange }: Props) {
  const t = useT('shipments')
  const set = (name: keyof Transport) => (next: string) => onChange({ ...value, [name]: next })
  return (
    <Stack gap={16}>
      <TextField label={t('field.carrier')} isOptional maxLength={60} value={value.carrier} onChange={set('carrier')} />
      <TextField
        label={t('field.tracking')}
        isOptional
        maxLength={80}
        value={value.trackingNumber}
        onChange={set('trackingNumber')}
      />
      <div className={styles.pair}>
        <DateField label={t('field.shipsOn')} isOptional value={value.shipsOn} onChange={set('shipsOn')} />
        <DateField
          label={t('field.expected')}
          isOptional
          value={value.expectedOn}
          min={value.shipsOn || undefined}
          onChange={set('expectedOn')}
        />
      </div>
      {isPriced && (
        <div className={styles.pair}>
          <MoneyField
            label={t('field.freight')}
            isOptional
            currency={currency}
            value={value.freight}
            onChange={set('freight')}
          />
          <PercentField
            label={t('field.discount')}
            isOptional
            value={value.discountPercent}
            onChange={set('discountPercent')}
          />
        </div>
      )}
      <TextAreaField
        label={t('field.note')}
        isOptional
        maxLength={1_000}
        rows={3}
        value={value.note}
        onChange={set('note')}
      />
    </Stack>
  )
}
