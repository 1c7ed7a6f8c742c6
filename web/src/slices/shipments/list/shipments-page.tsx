import { IconPackageExport } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { useShipments, useShipmentValues } from '../model/shipments.data.ts'
import { useSide } from '../model/side.ts'
import { queryOf, useShipmentFilters } from './shipment-filters.ts'
import { ShipmentTabs } from './shipment-tabs.tsx'
import { ShipmentToolbar } from './shipment-toolbar.tsx'
import { ShipmentsTable } from './shipments-table.tsx'
import styles from './shipments.module.css'

/** /shipments. Everything that narrows it is in the address. */
export function ShipmentsPage() {
  const t = useT('shipments')
  const side = useSide()
  const filtering = useShipmentFilters()
  const { filters, change, reset, isAny } = filtering
  const query = useShipments(queryOf(filters))
  const claims = useShipmentValues('openClaim', {}).data?.find(({ value }) => value === 'true')?.count
  const rows = query.data?.shipments ?? []
  const isNone = query.data?.total === 0 && !isAny && filters.view === 'all'
  const pack = side === 'brand' && (
    <ButtonLink to="/shipments/new" look="primary" icon={<IconPackageExport size={17} stroke={1.8} aria-hidden />}>
      {t('pack')}
    </ButtonLink>
  )
  return (
    <Page
      title={t('titles.shipments')}
      lead={claims === undefined ? t('lead') : t('lead.claims', { count: claims })}
      actions={
        !isNone && (
          <>
            {rows.length > 0 && (
              <DownloadMenu
                of={{
                  type: 'shipmentExport',
                  input: { shipmentIds: rows.map(({ id }) => id) },
                  formats: ['csv', 'xlsx'],
                }}
              />
            )}
            {pack}
          </>
        )
      }
    >
      {!isNone && (
        <div className={styles.narrowing}>
          <ShipmentTabs filters={filters} onView={(view) => change({ view })} />
          <ShipmentToolbar filtering={filtering} />
        </div>
      )}
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={7} />}
        empty={({ shipments }) =>
          shipments.length === 0 &&
          (isAny
            ? { onClear: reset }
            : filters.view === 'all'
              ? { title: t('none'), text: t(`none.${side}`), action: pack }
              : { title: t('none.view') })
        }
      >
        {({ shipments, ...paging }) => (
          <>
            <ShipmentsTable rows={shipments} total={paging.total} />
            <Pager {...paging} onPage={(page) => change({ page })} />
          </>
        )}
      </QueryView>
    </Page>
  )
}
