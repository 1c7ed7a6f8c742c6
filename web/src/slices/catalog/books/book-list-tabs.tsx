import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { isEditable } from '@souk/contract/catalog/collection-moves.ts'
import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BooksSection } from './book-list-section.tsx'
import type { TabProps } from '../model/collection-tab.ts'
import { useMayWrite } from '../model/collection-writers.ts'
import { CurrenciesSection } from './currencies-section.tsx'

/** Who pays what: price books, and the products' own prices in each currency. */
export function PricesTab({ collection }: TabProps) {
  return (
    collection && (
      <BooksFrame collection={collection}>
        {(isOpen) => (
          <>
            <BooksSection kind="price" collection={collection} isOpen={isOpen} />
            <CurrenciesSection collection={collection} isOpen={isOpen} />
          </>
        )}
      </BooksFrame>
    )
  )
}

/** Who sees what. */
export function SegmentsTab({ collection }: TabProps) {
  return (
    collection && (
      <BooksFrame collection={collection}>
        {(isOpen) => <BooksSection kind="segment" collection={collection} isOpen={isOpen} />}
      </BooksFrame>
    )
  )
}

type FrameProps = { collection: Collection; children: (isOpen: boolean) => ReactNode }

/** Says once why nothing can be changed, where it cannot. */
function BooksFrame({ collection, children }: FrameProps) {
  const t = useT('books')
  const mayWrite = useMayWrite()
  const { status, isArchived = false } = collection
  const isOpen = mayWrite && isEditable({ status, isArchived })
  const why = !mayWrite ? 'readOnly' : isArchived ? 'catalog.archived' : 'catalog.inReview'
  return (
    <Stack gap={40}>
      {!isOpen && <Notice kind="info">{t(why)}</Notice>}
      {children(isOpen)}
    </Stack>
  )
}
