import { wishlistList } from '@souk/contract/wishlists/wishlist-list.ts'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { oneOf } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { listPath, useNoun } from '../model/wishlist-words.ts'
import { useLists } from '../model/wishlists.data.ts'
import { ListCard } from './wishlist-card.tsx'

const ListNameDialog = lazyDialog(async () => (await import('../menu/wishlist-name-dialog.tsx')).ListNameDialog)
const fields = { ...listFields(wishlistList, ['q']), whose: oneOf(wishlistList.filters.whose.of, 'all') }

/** /wishlist and /selection: the lists a person keeps, and those shared with them. */
export function ListsPage() {
  const t = useT('wishlists')
  const noun = useNoun()
  const navigate = useNavigate()
  const state = useList(wishlistList, fields)
  const query = useLists(state.query)
  const [isNaming, setNaming] = useState(false)
  const isWhole = state.values.whose === 'all'
  const isNone = query.data?.total === 0 && !state.isAny && isWhole
  const begin = (
    <Button look="primary" icon={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setNaming(true)}>
      {t(`${noun}.new`)}
    </Button>
  )
  return (
    <>
      <Page tour="wishlist" title={t(`titles.${noun}s`)} lead={t(`${noun}.lead`)} actions={!isNone && begin}>
        <ListFrame
          name="wishlists"
          words="wishlists"
          state={state}
          search={{ label: t(`${noun}.search`) }}
          tab="whose"
          query={query}
          rows={({ items }) => items}
          skeleton={<CardsSkeleton cards={6} shape="brand" />}
          none={
            isWhole
              ? { title: t(`${noun}.none`), text: t(`${noun}.none.text`), action: begin }
              : { onClear: () => state.change({ whose: null }) }
          }
        >
          {(lists) => (
            <CardGrid shape="brand" label={t(`titles.${noun}s`)}>
              {lists.map((list, at) => (
                <li key={list.id}>
                  <ListCard list={list} isSoon={at < 6} />
                </li>
              ))}
            </CardGrid>
          )}
        </ListFrame>
      </Page>
      {isNaming && (
        <Suspense>
          <ListNameDialog onClose={() => setNaming(false)} onMade={(id) => void navigate(listPath(noun, id))} />
        </Suspense>
      )}
    </>
  )
}
