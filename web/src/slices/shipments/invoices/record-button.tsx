import { rights } from '@souk/contract/core/rights/rights.ts'
import type { InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import { IconCash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import type { BulkProps } from '../../../ui/lists/list-page.tsx'
import { loadRecordPayment } from '../../wallet/door.ts'

const RecordPayment = lazyDialog(loadRecordPayment)

const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
const isOpen = ({ kind, open }: InvoiceRow) => kind !== 'CREDIT_NOTE' && Number(open) > 0

/** Whether money that came from outside may be recorded: by a brand's admin in person. */
export const useMayRecord = () => useMay(rights.recordTransfers)

type Props = { invoice: InvoiceRow; isIcon?: boolean }

/** Records what arrived for one invoice; nothing where nothing is open, or for those who may not. */
export function RecordButton({ invoice, isIcon = false }: Props) {
  const t = useT('invoices')
  const [isAsking, setAsking] = useState(false)
  const mayRecord = useMayRecord()
  if (!mayRecord || (!isOpen(invoice) && !isAsking)) return null
  const ask = () => setAsking(true)
  return (
    <>
      {isIcon ? (
        <IconButton label={t('record.of', { number: invoice.number })} onClick={ask}>
          <IconCash {...look} />
        </IconButton>
      ) : (
        <Button look="primary" icon={<IconCash {...look} />} onClick={ask}>
          {t('record')}
        </Button>
      )}
      <Suspense>{isAsking && <RecordPayment invoices={[invoice]} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

/** One payment for several invoices of a retailer. */
export function RecordTogether({ rows, onDone }: BulkProps<InvoiceRow>) {
  const t = useT('invoices')
  const [isAsking, setAsking] = useState(false)
  const invoices = rows.filter(isOpen)
  const isOne = new Set(invoices.map(({ retailer, currency }) => `${retailer.id} ${currency}`)).size === 1
  return (
    <>
      <Button
        size="small"
        icon={<IconCash {...look} />}
        whyNot={invoices.length === 0 ? t('record.nothing') : !isOne && t('record.one')}
        onClick={() => setAsking(true)}
      >
        {t('record')}
      </Button>
      <Suspense>
        {isAsking && <RecordPayment invoices={invoices} onClose={() => setAsking(false)} onDone={onDone} />}
      </Suspense>
    </>
  )
}
