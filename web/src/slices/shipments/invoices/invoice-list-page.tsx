import { invoiceList } from '@souk/contract/shipments/invoice-list.ts'
import { invoiceKinds } from '@souk/contract/shipments/invoice-rules.ts'
import type { InvoiceRow } from '@souk/contract/shipments/invoice-shapes.ts'
import { IconReceiptTax } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { asView, oneOf } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { useInvoices } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'
import { InvoiceKinds, invoiceColumns } from './invoice-columns.tsx'
import { RecordTogether, useMayRecord } from './record-button.tsx'
import { StatementButton } from './statement-button.tsx'

const fields = {
  ...listFields(invoiceList, ['q', 'orderId', 'status', 'counterpartId', 'from', 'until']),
  kind: asView(oneOf(invoiceKinds)),
}

/** /invoices: invoices, deposits and credit notes of both sides, narrowed in the address. */
export function InvoicesPage() {
  const t = useT('invoices')
  const side = useSide()
  const mayRecord = useMayRecord()
  const links = useTradeLinks()
  const state = useList(invoiceList, fields)
  return (
    <ListPage
      name="invoices"
      words="invoices"
      title={t('titles.invoices')}
      lead={t(`lead.${side}`)}
      actions={
        <>
          <StatementButton />
          {side === 'brand' && (
            <ButtonLink to="/invoices/tax" icon={<IconReceiptTax size={17} stroke={1.7} aria-hidden />}>
              {t('taxRates')}
            </ButtonLink>
          )}
        </>
      }
      state={state}
      query={useInvoices(state.query)}
      rows={({ invoices }) => invoices}
      columns={invoiceColumns(side, { customer: links.customer, mayRecord })}
      rowName={({ number }) => number}
      rowLink={({ id }: InvoiceRow) => `/invoice/${id}`}
      bulk={mayRecord ? { part: RecordTogether } : undefined}
      choices={{ of: ['status', 'from', 'until'] }}
      tabs={<InvoiceKinds value={state.values.kind} onChange={(kind) => state.change({ kind })} />}
      none={{ title: t('none'), text: t('none.text') }}
    />
  )
}
