import type { InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Tag, type Tone } from '../../../ui/values/status.tsx'

const tones: Record<NonNullable<InvoiceRow['status']>, Tone> = {
  OPEN: 'info',
  PARTIALLY_PAID: 'warn',
  PAID: 'ok',
  OVERDUE: 'bad',
  CREDITED: 'neutral',
}

export function InvoiceStatus({ invoice: { status, kind } }: { invoice: Pick<InvoiceRow, 'status' | 'kind'> }) {
  const t = useT('invoices')
  return status ? <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag> : <Tag>{t(`kind.${kind}`)}</Tag>
}
