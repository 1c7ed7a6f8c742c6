import { LineStatus, type OrderLine } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { type Said, lacks } from './order-availability.ts'
import type { OrderedProduct } from '../model/order-products.ts'
import styles from './order-availability.module.css'

type Say = (lines: readonly OrderLine[], next: Partial<Said>) => void
type Props = { product: OrderedProduct; chosen: ReadonlyMap<string, Said>; onSay: Say }

/** All sizes of a product at once, or each for itself. */
export function OrderAvailabilityProduct({ product, chosen, onSay }: Props) {
  const t = useT('order')
  const { lines, name } = product
  const [isOpen, setOpen] = useState(false)
  const statuses = new Set(lines.map(({ lineId, status }) => chosen.get(lineId)?.status ?? status))
  const common = statuses.size === 1 ? [...statuses][0]! : null
  const isSplit = isOpen || common === 'PARTIALLY_AVAILABLE' || lines.length === 1
  return (
    <fieldset className={styles.product} aria-label={name}>
      {lines.length > 1 && (
        <div className={styles.head}>
          <SelectField
            label={name}
            placeholder={t('availability.none')}
            value={common}
            onChange={(status) => status && onSay(lines, { status: status as LineStatus })}
            options={LineStatus.options.map((value) => ({ value, label: t(`line.${value}`) }))}
          />
          <Button size="small" look="quiet" aria-expanded={isSplit} onClick={() => setOpen(!isOpen)}>
            {t('availability.sizes', { count: lines.length })}
          </Button>
        </div>
      )}
      {common === 'BACKORDERED' && lines.length > 1 && !isOpen && (
        <DateField
          label={t('availability.from')}
          value={chosen.get(lines[0]!.lineId)?.from ?? ''}
          onChange={(from) => onSay(lines, { from })}
        />
      )}
      {isSplit &&
        lines.map((line) => (
          <LineChoice key={line.lineId} line={line} chosen={chosen.get(line.lineId)} onSay={onSay} />
        ))}
    </fieldset>
  )
}

function LineChoice({ line, chosen, onSay }: { line: OrderLine; chosen: Said | undefined; onSay: Say }) {
  const t = useT('order')
  const status = chosen?.status ?? line.status
  const missing = chosen && lacks(line, chosen)
  return (
    <div className={styles.line}>
      <SelectField
        label={[line.colour, line.size].filter(Boolean).join(', ') || line.name}
        placeholder={t('availability.none')}
        value={status}
        onChange={(value) => value && onSay([line], { status: value as LineStatus })}
        options={LineStatus.options.map((value) => ({ value, label: t(`line.${value}`) }))}
      />
      {chosen?.status === 'PARTIALLY_AVAILABLE' && (
        <NumberField
          label={t('availability.quantity', { count: line.quantity })}
          min={1}
          max={line.quantity}
          value={chosen.quantity}
          onChange={(quantity) => onSay([line], { quantity })}
          {...(missing === 'quantity' && chosen.quantity !== null && { error: t('availability.tooMany') })}
        />
      )}
      {chosen?.status === 'BACKORDERED' && (
        <DateField label={t('availability.from')} value={chosen.from} onChange={(from) => onSay([line], { from })} />
      )}
    </div>
  )
}
