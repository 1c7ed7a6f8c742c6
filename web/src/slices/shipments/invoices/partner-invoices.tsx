import { invoiceList } from '@souk/contract/shipments/invoice-list.ts'
import { invoiceKinds } from '@souk/contract/shipments/invoice-rules.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { asView, oneOf, quietly } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { useInvoices } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'
import { InvoiceKinds, invoiceColumns } from './invoice-columns.tsx'
import { RecordTogether, useMayRecord } from './record-button.tsx'

const fields = {
  ...listFields(invoiceList, ['q', 'status', 'currency', 'from', 'until']),
  kind: asView(oneOf(invoiceKinds)),
}

/** All invoices, deposits and credit notes with one partner, on its page. */
export function PartnerInvoices({ partnerId }: { partnerId: string }) {
  const t = useT('invoices')
  const side = useSide()
  const mayRecord = useMayRecord()
  const state = useList(invoiceList, fields, { prefix: 'i', ...quietly })
  return (
    <ListView
      name="partner-invoices"
      label={t('titles.invoices')}
      words="invoices"
      state={state}
      query={useInvoices({ ...state.query, counterpartId: partnerId })}
      rows={({ invoices }) => invoices}
      columns={invoiceColumns(side, { mayRecord }).filter(({ key }) => key !== 'retailer' && key !== 'brand')}
      rowName={({ number }) => number}
      rowLink={({ id }) => `/invoice/${id}`}
      bulk={mayRecord ? { part: RecordTogether } : undefined}
      choices={{ of: ['status', 'from', 'until'] }}
      tabs={<InvoiceKinds value={state.values.kind} onChange={(kind) => state.change({ kind })} />}
      none={{ title: t('none') }}
    />
  )
}
