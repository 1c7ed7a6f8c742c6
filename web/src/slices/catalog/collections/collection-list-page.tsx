import { collectionList } from '@souk/contract/catalog/collection-list.ts'
import { IconBooks, IconPlus } from '@tabler/icons-react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { asView, flag } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { useMayWrite } from '../model/collection-writers.ts'
import { useCollections, useStatusCounts } from '../model/collections.data.ts'
import { collectionColumns } from './collection-columns.tsx'
import { CollectionsCards } from './collection-list-cards.tsx'
import { useCollectionsView, views } from './collection-list-view.ts'
import { DeadlinesStrip } from './deadlines-strip.tsx'

const fields = { ...listFields(collectionList, ['q', 'status', 'type']), archived: asView(flag) }

/** /collections: what the brand sells, and where each stands. */
export function CollectionsPage() {
  const t = useT('catalog')
  const mayWrite = useMayWrite()
  const state = useList(collectionList, fields)
  const { archived } = state.values
  const [view, setView] = useCollectionsView()
  const isCards = view === 'cards'
  const query = useCollections(state.query)
  const label = t('titles.collections')
  const begin = mayWrite && (
    <ButtonLink to="/collections/edit" look="primary" icon={<IconPlus size={17} stroke={1.8} aria-hidden />}>
      {t('create')}
    </ButtonLink>
  )
  const hasNone = query.data?.total === 0 && !state.isAny && !archived
  const list = {
    name: 'collections',
    words: 'catalog',
    state,
    query,
    rows: ({ items }: NonNullable<(typeof query)['data']>) => items,
    choices: { of: ['status', 'type'] },
    tabs: !hasNone && (
      <Segmented
        label={t('which')}
        value={archived ? 'archived' : 'current'}
        segments={(['current', 'archived'] as const).map((value) => ({ value, label: t(`which.${value}`) }))}
        onChange={(value) => state.change({ archived: value === 'archived' })}
      />
    ),
    tools: (
      <Segmented
        label={t('view')}
        value={view}
        segments={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={setView}
      />
    ),
    none: archived
      ? { title: t('archive.empty'), text: t('archive.empty.text') }
      : { title: t('empty'), text: t(mayWrite ? 'empty.text' : 'empty.reader'), action: begin },
  }
  return (
    <Page
      tour="collections"
      title={label}
      lead={useLead()}
      actions={
        !hasNone && (
          <Row>
            <ButtonLink to="/collections/books" icon={<IconBooks size={17} stroke={1.7} aria-hidden />}>
              {t('books')}
            </ButtonLink>
            {begin}
          </Row>
        )
      }
    >
      {!archived && <DeadlinesStrip />}
      {isCards ? (
        <ListFrame {...list} skeleton={<CardsSkeleton cards={6} shape="brand" />}>
          {(rows) => <CollectionsCards label={label} rows={rows} />}
        </ListFrame>
      ) : (
        <ListView
          {...list}
          label={label}
          columns={collectionColumns(t)}
          rowName={({ collectionName }) => collectionName}
          rowLink={({ id }) => `/collections/edit/${id}`}
        />
      )}
    </Page>
  )
}

/** "3 are live and 1 waits for review"; empty until it is known. */
function useLead(): string {
  const t = useT('catalog')
  const format = useFormat()
  const counts = useStatusCounts(['LIVE', 'IN_REVIEW', 'NEW'])
  if (counts.some(({ total }) => total === undefined)) return ''
  const parts = counts.filter(({ total }) => total).map(({ status, total }) => t(`lead.${status}`, { count: total! }))
  return parts.length > 0 ? format.list(parts) : t('lead.none')
}
