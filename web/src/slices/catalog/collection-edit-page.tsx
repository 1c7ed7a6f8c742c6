import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useNavigate, useParams } from 'react-router'
import { useOrdersOf } from '../../lib/collection-orders.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { DownloadMenu } from '../../ui/overlays/download-menu.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { useLeaveGuard } from '../../ui/forms/use-leave-guard.ts'
import { Waiting } from '../../ui/feedback/waiting.tsx'
import { UnsavedIn, useUnsavedTabs } from '../entities/door.ts'
import { CollectionLead } from './collection-edit/collection-lead.tsx'
import { CollectionMenu, lineSheetOf } from './collections/collection-menu.tsx'
import { CollectionStep } from './collection-edit/collection-step.tsx'
import { useMayWrite } from './model/collection-writers.ts'
import type { TabProps } from './model/collection-tab.ts'
import { useCollection } from './model/collections.data.ts'
import styles from './collection-edit-page.module.css'

export type CollectionTab = {
  key: string
  label: string // a word of the catalogue `catalog`
  content: ComponentType<TabProps>
  isForNew?: true // there before the collection is
  isForWriters?: true
}

const Details = lazyPart(
  async () => (await import('./collection-edit/collection-details-tab.tsx')).CollectionDetailsTab,
)
const Products = lazyPart(async () => (await import('./products/product-table-tab.tsx')).ProductsTab)
const Import = lazyPart(async () => (await import('./imports/import-tab.tsx')).ImportTab)
const Prices = lazyPart(async () => (await import('./books/book-list-tabs.tsx')).PricesTab)
const Segments = lazyPart(async () => (await import('./books/book-list-tabs.tsx')).SegmentsTab)
const Preview = lazyPart(async () => (await import('./reviews/preview-tab.tsx')).PreviewTab)

/** Of a collection that a person may have ordered from. */
function Orders({ collection }: TabProps) {
  const ordersOf = useOrdersOf()
  return collection && ordersOf?.(collection.id)
}

/** The tabs in their order; the address names one by its key. */
const collectionTabs: readonly CollectionTab[] = [
  { key: 'details', label: 'tabs.details', content: Details, isForNew: true },
  { key: 'products', label: 'tabs.products', content: Products },
  { key: 'import', label: 'tabs.import', content: Import, isForWriters: true },
  { key: 'prices', label: 'tabs.prices', content: Prices },
  { key: 'segments', label: 'tabs.segments', content: Segments },
  { key: 'preview', label: 'tabs.preview', content: Preview },
  { key: 'orders', label: 'tabs.orders', content: Orders },
]

/** /collections/edit/:id? */
export function CollectionEditPage() {
  const { id = '' } = useParams()
  const query = useCollection(id)
  if (id === '') return <CollectionEditor key="new" collection={null} reload={async () => {}} />
  return (
    <QueryView query={query} skeleton={<FormSkeleton />} isPage>
      {(collection) => <CollectionEditor key={id} collection={collection} reload={() => query.refetch()} />}
    </QueryView>
  )
}

function CollectionEditor({ collection, reload }: Omit<TabProps, 'onMade'>) {
  const t = useT('catalog')
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const [unsaved, mark] = useUnsavedTabs()
  const isDirty = unsaved.size > 0
  useLeaveGuard(isDirty)
  const [madeId, setMadeId] = useState<string | null>(null)
  useEffect(() => {
    if (madeId && !isDirty) void navigate(`/collections/edit/${madeId}?tab=import`, { replace: true })
  }, [madeId, isDirty, navigate]) // after the guard has let go
  const title = collection?.collectionName ?? t('titles.new')
  const tabs = collectionTabs
    .filter(({ isForNew, isForWriters }) => (collection ? mayWrite || !isForWriters : isForNew))
    .map(({ key, label, content: Content }) => ({
      key,
      label: t(label),
      isDirty: unsaved.has(key),
      content: (
        <UnsavedIn tab={key} mark={mark}>
          <Suspense fallback={<Waiting skeleton={<FormSkeleton />} />}>
            <Content collection={collection} reload={reload} onMade={setMadeId} />
          </Suspense>
        </UnsavedIn>
      ),
    }))
  return (
    <Page
      tour="collectionEdit"
      title={title}
      lead={collection ? <CollectionLead collection={collection} /> : t('new.lead')}
      crumbs={[{ label: t('titles.collections'), to: '/collections' }]}
      actions={
        collection && (
          <div className={styles.actions}>
            {mayWrite && <CollectionStep collection={collection} isDirty={isDirty} />}
            {collection.productsCount > 0 && <DownloadMenu label={t('lineSheet')} of={lineSheetOf(collection.id)} />}
            <CollectionMenu collection={collection} isOpenAlready onGone={() => void navigate('/collections')} />
          </div>
        )
      }
    >
      <div className={styles.page}>
        <Tabs label={title} tabs={tabs} />
      </div>
    </Page>
  )
}
