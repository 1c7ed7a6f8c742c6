import type { Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import { IconDownload, IconFileInvoice, IconPrinter } from '@tabler/icons-react'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks, useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { Linked } from '../../../ui/layout/linked.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { useWrite } from '../model/shipments.data.ts'
import styles from '../model/shipment.module.css'

const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** The packing slip, and every invoice and credit note that holds something of it. Files are for the two parties. */
export function ShipmentDocuments({ shipment: { id, invoices, may } }: { shipment: Shipment }) {
  const t = useT('shipments')
  const language = useLanguage()
  const slip = useWrite('downloadSlip')
  const file = useWrite('downloadInvoice')
  const issue = useWrite('invoiceShipments')
  const links = useTradeLinks()
  const isViewed = useViewedEntity() !== null
  return (
    <TitledCard title={t('documents')}>
      <ul className={styles.documents}>
        {!isViewed && (
          <>
            <Row as="li" gap={12} isSpread className={styles.document}>
              <span>{t('slip')}</span>
              <Button
                size="small"
                icon={<IconPrinter {...look} />}
                isBusy={slip.isPending}
                onClick={() => slip.mutate({ id, language })}
              >
                {t('print')}
              </Button>
            </Row>
            <Row as="li" gap={12} isSpread className={styles.document}>
              <span>{t('contents')}</span>
              <DownloadMenu
                size="small"
                of={{ type: 'shipmentExport', input: { shipmentIds: [id] }, formats: ['csv', 'xlsx'] }}
              />
            </Row>
          </>
        )}
        {invoices.map(({ id: invoiceId, number, kind, payable, currency }) => (
          <Row key={invoiceId} as="li" gap={12} isSpread className={styles.document}>
            <span>
              <Linked to={links.invoice(invoiceId)}>
                <bdi className="num">{number}</bdi>
              </Linked>
              <span className="caption"> {t(`invoice.${kind}`)}</span>
            </span>
            <Row as="span">
              <Money amount={payable} currency={currency} />
              {!isViewed && (
                <IconButton
                  label={t('download.of', { number })}
                  onClick={() => file.mutate({ id: invoiceId, language })}
                >
                  <IconDownload {...look} />
                </IconButton>
              )}
            </Row>
          </Row>
        ))}
      </ul>
      {invoices.length === 0 && <p className="caption">{t('invoices.none')}</p>}
      {may.invoice && (
        <Button
          icon={<IconFileInvoice {...look} />}
          isBusy={issue.isPending}
          onClick={() => issue.mutate({ shipmentIds: [id] })}
        >
          {t('invoice.issue')}
        </Button>
      )}
    </TitledCard>
  )
}
