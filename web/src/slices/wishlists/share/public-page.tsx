import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { publicWishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { Suspense } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useNavigate, useParams } from 'react-router'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { storeToken } from './public-token.ts'
import { PublicCard } from './public-card.tsx'
import { productFilterNames, useFilters } from '../../discovery/door.ts'
import styles from './public-page.module.css'
import { usePublicFacets, usePublicList } from './public.data.ts'

const ListFilters = lazyDialog(async () => (await import('../model/wishlist-filters.tsx')).ListFilters)
const PublicKeep = lazyPart(async () => (await import('./public-keep.tsx')).PublicKeep)
const Pager = lazyPart(async () => (await import('../../../ui/tables/pager.tsx')).Pager)
const many = 24 // enough to filter
const limit = 48
type Shown = Reply<typeof publicWishlists.read>

/** /wishlist/public/:publicToken: a list for anyone with the link, without signing in. */
export function PublicPage() {
  const t = useT('wishlists')
  const { publicToken = '' } = useParams()
  const filters = useFilters(productFilterNames, limit)
  const facets = usePublicFacets(publicToken, filters.query)
  const query = usePublicList(publicToken, { ...filters.query, page: filters.page, limit })
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <QueryView query={query} skeleton={<CardsSkeleton cards={8} />} isPage>
        {(list) => {
          const shelf = <Shelf list={list} onPage={filters.turn} />
          return (
            <Page
              title={list.name}
              crumbs={[{ label: t('titles.wishlist/public'), to: `/wishlist/public/${publicToken}` }]}
              lead={t('public.lead', { name: list.entityName, count: list.total })}
              actions={!list.isOwn && <Join publicToken={publicToken} />}
            >
              {list.note && (
                <p className={styles.note} dir="auto">
                  {list.note}
                </p>
              )}
              {list.total > many || filters.isAny ? (
                <Suspense fallback={shelf}>
                  <ListFilters count={many} facets={facets.data} filters={filters}>
                    {shelf}
                  </ListFilters>
                </Suspense>
              ) : (
                shelf
              )}
              {!list.isOwn && (
                <aside className={styles.join}>
                  <h2>{t('public.join')}</h2>
                  <p>{t('public.join.text')}</p>
                  <Join publicToken={publicToken} />
                </aside>
              )}
            </Page>
          )
        }}
      </QueryView>
    </>
  )
}

function Shelf({ list, onPage }: { list: Shown; onPage: (page: number) => void }) {
  const t = useT('wishlists')
  const { name, products, hiddenCount, page, limit, total, more } = list
  return (
    <>
      {products.length === 0 && <p className={styles.rest}>{t('noneFits')}</p>}
      <CardGrid shape="product" label={name}>
        {products.map((product, at) => (
          <li key={product._id}>
            <PublicCard product={product} load={at === 0 ? 'hero' : at < 8 ? 'soon' : 'later'} />
          </li>
        ))}
      </CardGrid>
      {hiddenCount > 0 && <p className={styles.rest}>{t('public.hidden', { count: hiddenCount })}</p>}
      {total > limit && (
        <Suspense>
          <Pager page={page} limit={limit} total={total} more={more} onPage={onPage} />
        </Suspense>
      )}
    </>
  )
}

/** A stranger signs up and finds the list there; a retailer keeps it at once. */
function Join({ publicToken }: { publicToken: string }) {
  const t = useT('wishlists')
  const navigate = useNavigate()
  const { entityType, token } = useSession()
  if (entityType === 'retailer') {
    return (
      <Suspense>
        <PublicKeep publicToken={publicToken} />
      </Suspense>
    )
  }
  if (token && entityType !== 'guest') return null
  return (
    <Button
      look="primary"
      onClick={() => {
        storeToken(publicToken)
        void navigate('/sign-up')
      }}
    >
      {t('public.signUp')}
    </Button>
  )
}
