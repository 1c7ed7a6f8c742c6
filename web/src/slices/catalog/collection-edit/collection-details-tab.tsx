import { isEditable } from '@souk/contract/catalog/collection-moves.ts'
import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import type { TabProps } from '../model/collection-tab.ts'
import { CollectionFacts } from './collection-facts.tsx'
import type { Closed } from './collection-form-notices.tsx'
import { CollectionIssues, CollectionReviews } from './collection-issues.tsx'
import { useMayWrite } from '../model/collection-writers.ts'

const CollectionForm = lazyPart(async () => (await import('./collection-form.tsx')).CollectionForm)

/**
 * What the collection is: a form for those who may change it now, else the same facts to read. A person who is typing when
 * a colleague closes it keeps the form, with what is typed.
 */
export function CollectionDetailsTab({ collection, reload, onMade }: TabProps) {
  const t = useT('catalog')
  const mayWrite = useMayWrite()
  const { userData } = useSession()
  const [isTyped, setTyped] = useState(false)
  const closed = collection && whyClosed(collection)
  if (collection && (!mayWrite || (closed && !isTyped))) {
    return (
      <Stack gap={24}>
        <Notice kind="info">{t(mayWrite ? `catalog.${closed}` : 'readOnly.role')}</Notice>
        <CollectionReviews reviews={collection.reviews ?? []} />
        <CollectionFacts collection={collection} />
      </Stack>
    )
  }
  return (
    <Stack gap={24}>
      {collection?.status === 'NEW' && <CollectionIssues issues={collection.issues ?? []} />}
      <CollectionReviews reviews={collection ? earlierReviews(collection) : []} />
      <Suspense fallback={<FormSkeleton />}>
        <CollectionForm
          collection={collection}
          closed={closed}
          onTyped={setTyped}
          currency={userData?.currency ?? 'USD'}
          onNewest={reload}
          onSaved={({ id }) => !collection && onMade(id)}
        />
      </Suspense>
    </Stack>
  )
}

/** Those before the one whose issues stand above. */
const earlierReviews = ({ status, issues = [], reviews = [] }: Collection) =>
  status === 'NEW' && issues.length > 0 ? reviews.slice(0, -1) : reviews

function whyClosed({ status, isArchived = false }: Collection): Closed | null {
  if (isEditable({ status, isArchived })) return null
  return isArchived ? 'archived' : 'inReview'
}
