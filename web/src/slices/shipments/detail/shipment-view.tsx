import type { Shipment, ShipmentEvent } from '@souk/contract/shipments/shipment-shapes.ts'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { useOwnTitle } from '../../../lib/own-title.ts'
import { useTradeLinks, useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import type { Tone } from '../../../ui/values/status.tsx'
import { Timeline } from '../../../ui/values/timeline.tsx'
import { ShipmentStatus } from '../list/shipment-status.tsx'
import { Row, WithAside } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { useSide } from '../model/side.ts'
import { Claims } from './claims.tsx'
import { ShipmentActions } from './shipment-actions.tsx'
import { ShipmentDocuments } from './shipment-documents.tsx'
import { ShipmentFacts } from './shipment-facts.tsx'
import { ShipmentLines } from './shipment-lines.tsx'
import { ShipmentSteps } from './shipment-steps.tsx'

const tones: Partial<Record<ShipmentEvent['kind'], Tone>> = {
  IN_TRANSIT: 'info',
  DELIVERED: 'ok',
  RETURNED: 'bad',
  FAILED: 'bad',
  CANCELLED: 'bad',
  DECLINED: 'bad',
  CLAIMED: 'warn',
  REPLACED: 'info',
  CREDITED: 'ok',
  REFUSED: 'bad',
}

/** One shipment: how far it is, what is in it, what was wrong with it, and its papers. */
export function ShipmentView({ shipment }: { shipment: Shipment }) {
  const t = useT('shipments')
  const own = useSide()
  const links = useTradeLinks()
  const viewed = useViewedEntity()
  const side = viewed ? 'brand' : own // its words name the retailer, who acts
  useOwnTitle(shipment.number)
  const who = ({ by, authorName }: ShipmentEvent) => authorName ?? (by ? shipment[by].name : t('event.provider'))
  return (
    <Page
      title={shipment.number}
      crumbs={[{ label: viewed ? shipment[viewed.side].name : t('titles.shipments'), to: links.shipments }]}
      lead={
        <Row as="span" gap={12}>
          {links.customer && (
            <Link to={links.customer(shipment.retailer.id)}>
              <bdi>{shipment.retailer.name}</bdi>
            </Link>
          )}
          <ShipmentStatus shipment={shipment} />
        </Row>
      }
      actions={!viewed && <ShipmentActions shipment={shipment} />}
    >
      <WithAside
        aside={
          <>
            <ShipmentFacts shipment={shipment} />
            <ShipmentDocuments shipment={shipment} />
          </>
        }
      >
        <ShipmentSteps shipment={shipment} />
        {shipment.waitsFor && shipment.status === 'PENDING' && (
          <Notice kind="warning" title={t(`waits.${shipment.waitsFor}`)}>
            {t(`waits.${shipment.waitsFor}.${side}`)}
          </Notice>
        )}
        {shipment.claims.length > 0 && <Claims shipment={shipment} />}
        <ShipmentLines shipment={shipment} />
        <TitledCard title={t('history')}>
          <Timeline
            label={t('history.of', { number: shipment.number })}
            entries={shipment.events.toReversed().map((event) => ({
              id: event.id,
              at: event.at,
              who: who(event),
              what: t(`event.${event.kind}`),
              note: event.text && <bdi>{event.text}</bdi>,
              tone: tones[event.kind] ?? 'neutral',
            }))}
          />
        </TitledCard>
      </WithAside>
    </Page>
  )
}
