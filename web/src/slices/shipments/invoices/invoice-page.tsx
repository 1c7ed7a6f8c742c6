import type { Invoice } from '@souk/contract/shipments/invoice-shapes.ts'
import { IconDownload, IconFileCode } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useOwnTitle } from '../../../lib/own-title.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Linked } from '../../../ui/layout/linked.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Day } from '../../../ui/values/date.tsx'
import { type Fact, FactList } from '../../../ui/values/fact-list.tsx'
import { AddressText } from '../../entities/door.ts'
import { Row, Stack, WithAside } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { useInvoice, useWrite } from '../model/shipments.data.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceStatus } from './invoice-status.tsx'
import { RecordButton } from './record-button.tsx'
import styles from '../model/shipment.module.css'

/** /invoice/:invoiceId: as it was issued, with where it stands today. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams()
  return (
    <QueryView query={useInvoice(invoiceId)} skeleton={<DetailSkeleton />} isPage>
      {(invoice) => <InvoiceView invoice={invoice} />}
    </QueryView>
  )
}

function InvoiceView({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const language = useLanguage()
  const links = useTradeLinks()
  const file = useWrite('downloadInvoice')
  useOwnTitle(invoice.number)
  const get = (format: 'pdf' | 'ubl') => file.mutate({ id: invoice.id, language, format })
  return (
    <Page
      title={invoice.number}
      crumbs={[{ label: t('titles.invoices'), to: '/invoices' }]}
      lead={
        <Row as="span" gap={12}>
          {links.customer && (
            <Link to={links.customer(invoice.retailer.id)}>
              <bdi>{invoice.retailer.name}</bdi>
            </Link>
          )}
          <span>{t(`kind.${invoice.kind}`)}</span>
          {invoice.status && <InvoiceStatus invoice={invoice} />}
        </Row>
      }
      actions={
        <>
          <RecordButton invoice={invoice} />
          <Button
            icon={<IconDownload size={16} stroke={1.7} aria-hidden />}
            isBusy={file.isPending}
            onClick={() => get('pdf')}
          >
            {t('pdf')}
          </Button>
          <Button icon={<IconFileCode size={16} stroke={1.7} aria-hidden />} onClick={() => get('ubl')}>
            {t('ubl')}
          </Button>
        </>
      }
    >
      <WithAside
        aside={
          <TitledCard title={t('about')}>
            <FactList facts={factsOf(invoice, t)} />
            {(['seller', 'buyer'] as const).map((side) => (
              <Stack key={side} gap={2} className={styles.party}>
                <h3>{t(side)}</h3>
                <Linked to={side === 'buyer' ? links.customer?.(invoice.retailer.id) : undefined}>
                  <bdi>{invoice[side].name}</bdi>
                </Linked>
                {invoice[side].address && <AddressText address={invoice[side].address} />}
                {invoice[side].taxNumber && (
                  <span className="caption num">{t('taxNumber', { number: invoice[side].taxNumber })}</span>
                )}
              </Stack>
            ))}
          </TitledCard>
        }
      >
        <InvoiceLines invoice={invoice} />
      </WithAside>
    </Page>
  )
}

function factsOf(invoice: Invoice, t: ReturnType<typeof useT>): Fact[] {
  const links = (all: readonly { id: string; number: string }[], to: string) =>
    all.map(({ id, number }) => (
      <span key={id}>
        <Link to={`${to}/${id}`}>
          <bdi className="num">{number}</bdi>
        </Link>{' '}
      </span>
    ))
  const { issuedOn, dueOn, kind, method, orders, shipments, corrects, creditNotes } = invoice
  return [
    { label: t('columns.issued'), value: <Day value={issuedOn} /> },
    ...(kind === 'CREDIT_NOTE' ? [] : [{ label: t('columns.due'), value: <Day value={dueOn} /> }]),
    { label: t('method'), value: t(`method.${method}`) },
    { label: t('columns.orders'), value: <>{links(orders, '/order')}</> },
    ...(shipments.length > 0 ? [{ label: t('shipments'), value: <>{links(shipments, '/shipment')}</> }] : []),
    ...(corrects ? [{ label: t('corrects'), value: <>{links([corrects], '/invoice')}</> }] : []),
    ...(creditNotes.length > 0 ? [{ label: t('creditNotes'), value: <>{links(creditNotes, '/invoice')}</> }] : []),
  ]
}
