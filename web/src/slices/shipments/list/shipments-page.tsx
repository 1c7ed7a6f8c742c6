import { shipmentList } from '@souk/contract/shipments/shipment-list.ts'
import type { ShipmentRow } from '@souk/contract/shipments/shipment-shapes.ts'
import { IconPackageExport } from '@tabler/icons-react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { oneOf } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import type { ListChoices } from '../../../ui/lists/list-choices.ts'
import { type BulkProps, ListPage } from '../../../ui/lists/list-page.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import {
  type ShipmentFilterQuery,
  useShipments,
  useShipmentValues,
  useWrite,
  valuesOf,
} from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'
import { shipmentColumns } from './shipment-columns.tsx'
import { type View, views, viewQuery } from './shipment-views.ts'

const fields = {
  ...listFields(shipmentList, ['q', 'counterpartId', 'carrier', 'orderId', 'from', 'until']),
  view: oneOf(views, 'all'),
}

/** /shipments. Everything that narrows it is in the address. */
export function ShipmentsPage() {
  const t = useT('shipments')
  const side = useSide()
  const links = useTradeLinks()
  const state = useList(shipmentList, fields)
  const { view } = state.values
  const query = useShipments({ ...state.query, ...viewQuery(view) })
  const claims = useShipmentValues('openClaim', {}).data?.find(({ value }) => value === 'true')?.count
  const shipments = query.data?.shipments ?? []
  const isNone = query.data?.total === 0 && !state.isAny && view === 'all'
  const pack = side === 'brand' && (
    <ButtonLink to="/shipments/new" look="primary" icon={<IconPackageExport size={17} stroke={1.8} aria-hidden />}>
      {t('pack')}
    </ButtonLink>
  )
  const choices: ListChoices = {
    of: ['counterpartId', 'carrier', 'from', 'until'],
    labelOf: (name) => (name === 'counterpartId' ? t(`field.counterpartId.${side}`) : undefined),
    valuesOf(name) {
      if (name === 'counterpartId') return valuesOf('counterpart', state.narrowing)
      return name === 'carrier' ? valuesOf('carrier', state.narrowing) : undefined
    },
  }
  return (
    <ListPage
      name="shipments"
      words="shipments"
      title={t('titles.shipments')}
      lead={claims === undefined ? t('lead') : t('lead.claims', { count: claims })}
      actions={
        !isNone && (
          <>
            {shipments.length > 0 && (
              <DownloadMenu
                of={{
                  type: 'shipmentExport',
                  input: { shipmentIds: shipments.map(({ id }) => id) },
                  formats: ['csv', 'xlsx'],
                }}
              />
            )}
            {pack}
          </>
        )
      }
      state={state}
      query={query}
      rows={(data) => data.shipments}
      columns={shipmentColumns(side, links.customer)}
      rowName={({ number }) => number}
      rowLink={({ id }: ShipmentRow) => `/shipment/${id}`}
      bulk={side === 'brand' ? { part: InvoiceTogether } : undefined} // a page has as many as one invoice
      choices={choices}
      tabs={
        !isNone && (
          <ShipmentTabs view={view} narrowing={state.narrowing} onView={(next) => state.change({ view: next })} />
        )
      }
      none={view === 'all' ? { title: t('none'), text: t(`none.${side}`), action: pack } : { title: t('none.view') }}
    />
  )
}

type TabsProps = { view: View; narrowing: ShipmentFilterQuery; onView: (view: string | undefined) => void }

/** Shipments by what they need, with the counts that the other filters leave. */
function ShipmentTabs({ view, narrowing, onView }: TabsProps) {
  const t = useT('shipments')
  const format = useFormat()
  const statuses = useShipmentValues('status', narrowing).data
  const claims = useShipmentValues('openClaim', narrowing).data
  function count(one: View): number | undefined {
    if (one === 'claims') return claims?.find(({ value }) => value === 'true')?.count ?? (claims && 0)
    const wanted = viewQuery(one).status?.toString().split(',')
    return statuses?.reduce((sum, { value, count }) => sum + (!wanted || wanted.includes(value) ? count : 0), 0)
  }
  return (
    <ChoiceChips
      label={t('views')}
      isSingle
      value={[view]}
      onChange={([next]) => onView(next)}
      chips={views.map((value) => {
        const number = count(value)
        return { value, label: t(`view.${value}`), ...(number !== undefined && { count: format.number(number) }) }
      })}
    />
  )
}

/** A brand invoices several shipments to one retailer together. */
function InvoiceTogether({ rows: shipments, onDone }: BulkProps<ShipmentRow>) {
  const t = useT('shipments')
  const invoice = useWrite('invoiceShipments')
  const isOneRetailer = new Set(shipments.map(({ retailer }) => retailer.id)).size === 1
  const isOpen = shipments.every((one) => !one.isInvoiced && !one.isReplacement && one.status !== 'PENDING')
  return (
    <Button
      size="small"
      isBusy={invoice.isPending}
      whyNot={!isOneRetailer ? t('together.oneRetailer') : !isOpen && t('together.open')}
      onClick={() => invoice.mutate({ shipmentIds: shipments.map(({ id }) => id) }, { onSuccess: onDone })}
    >
      {t('invoice.together')}
    </Button>
  )
}
