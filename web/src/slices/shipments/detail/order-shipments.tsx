import { IconDownload, IconPackageExport } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks, useViewedEntity, useViewedQuery } from '../../../lib/session/viewed-entity.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Bar } from '../../../ui/feedback/skeletons.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Linked } from '../../../ui/layout/linked.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { InvoiceStatus } from '../invoices/invoice-status.tsx'
import { ShipmentStatus } from '../list/shipment-status.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { useInvoices, useShipments, useWrite } from '../model/shipments.data.ts'
import styles from '../model/shipment.module.css'

const look = { size: 15, stroke: 1.7, 'aria-hidden': true } as const
type Props = { orderId: string; mayPack: boolean }

/** Shipments and invoices of one order. */
export function OrderShipments({ orderId, mayPack }: Props) {
  const t = useT('shipments')
  const links = useTradeLinks()
  const viewed = useViewedQuery()
  return (
    <Stack gap={24}>
      <TitledCard
        title={t('order.shipments')}
        end={
          mayPack && (
            <ButtonLink size="small" to={`/shipments/new?orderId=${orderId}`} icon={<IconPackageExport {...look} />}>
              {t('order.pack')}
            </ButtonLink>
          )
        }
      >
        <QueryView query={useShipments({ orderId, limit: 50, ...viewed })} skeleton={<Bar width="60%" />}>
          {({ shipments }) =>
            shipments.length === 0 ? (
              <p className="caption">{t('order.none')}</p>
            ) : (
              <ul className={styles.documents}>
                {shipments.map((shipment) => (
                  <Row key={shipment.id} as="li" gap={12} isSpread className={styles.document}>
                    <Link to={links.shipment(shipment.id)}>
                      <bdi className="num">{shipment.number}</bdi>
                    </Link>
                    <ShipmentStatus shipment={shipment} />
                    <span className="num">{t('units', { count: shipment.units })}</span>
                  </Row>
                ))}
              </ul>
            )
          }
        </QueryView>
      </TitledCard>
      <OrderInvoices orderId={orderId} />
    </Stack>
  )
}

function OrderInvoices({ orderId }: { orderId: string }) {
  const t = useT('shipments')
  const language = useLanguage()
  const file = useWrite('downloadOrderInvoices')
  const links = useTradeLinks()
  const isViewed = useViewedEntity() !== null
  const query = useInvoices({ orderId, limit: 50, ...useViewedQuery() })
  return (
    <TitledCard
      title={t('order.invoices')}
      end={
        !!query.data?.invoices.length &&
        !isViewed && (
          <Button
            size="small"
            icon={<IconDownload {...look} />}
            isBusy={file.isPending}
            onClick={() => file.mutate({ id: orderId, language })}
          >
            {t('order.download')}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<Bar width="60%" />}>
        {({ invoices }) =>
          invoices.length === 0 ? (
            <p className="caption">{t('order.invoices.none')}</p>
          ) : (
            <ul className={styles.documents}>
              {invoices.map((invoice) => (
                <Row key={invoice.id} as="li" gap={12} isSpread className={styles.document}>
                  <Linked to={links.invoice(invoice.id)}>
                    <bdi className="num">{invoice.number}</bdi>
                  </Linked>
                  <InvoiceStatus invoice={invoice} />
                  <Money amount={invoice.payable} currency={invoice.currency} />
                </Row>
              ))}
            </ul>
          )
        }
      </QueryView>
    </TitledCard>
  )
}
