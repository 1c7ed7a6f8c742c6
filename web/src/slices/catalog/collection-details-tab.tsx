import { isEditable } from '@souk/contract/catalog/collection-moves.ts'
import { Suspense, lazy } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { useT } from '../../lib/use-t.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import type { TabProps } from './collection-edit-page.tsx'
import { CollectionFacts } from './collection-facts.tsx'
import { CollectionIssues } from './collection-issues.tsx'
import { useMayWrite } from './collection-writers.ts'
import styles from './collection-details-tab.module.css'

const CollectionForm = lazy(async () => ({ default: (await import('./collection-form.tsx')).CollectionForm }))

/** What the collection is: a form for those who may change it now, else the same facts to read. */
export function CollectionDetailsTab({ collection, reload, onMade }: TabProps) {
  const t = useT('catalog')
  const mayWrite = useMayWrite()
  const { userData } = useSession()
  const isOpen = !collection || isEditable({ status: collection.status, isArchived: collection.isArchived ?? false })
  if (collection && !(mayWrite && isOpen)) {
    const why = !mayWrite ? 'readOnly.role' : collection.isArchived ? 'catalog.archived' : 'catalog.inReview'
    return (
      <div className={styles.tab}>
        <Notice kind="info">{t(why)}</Notice>
        <CollectionFacts collection={collection} />
      </div>
    )
  }
  return (
    <div className={styles.tab}>
      {collection?.status === 'NEW' && <CollectionIssues issues={collection.issues ?? []} />}
      <Suspense fallback={<FormSkeleton />}>
        <CollectionForm
          collection={collection}
          currency={userData?.currency ?? 'USD'}
          onNewest={reload}
          onSaved={({ id }) => !collection && onMade(id)}
        />
      </Suspense>
    </div>
  )
}
