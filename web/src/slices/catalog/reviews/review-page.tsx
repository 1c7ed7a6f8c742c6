import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useNavigate, useParams } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { CollectionFacts } from '../collection-edit/collection-facts.tsx'
import { CollectionIssues } from '../collection-edit/collection-issues.tsx'
import { CollectionStatus } from '../collections/collection-status.tsx'
import { useCollectionWrite } from '../model/collection-writes.data.ts'
import { useCollection } from '../model/collections.data.ts'
import { ReviewProducts } from './review-products.tsx'
import styles from './review-page.module.css'

const SendBackDialog = lazyDialog(async () => (await import('./review-send-back.tsx')).SendBackDialog)

/** /admin/reviews/:id: the collection as its brand sent it, and the verdict. */
export function ReviewPage() {
  const { id = '' } = useParams()
  return (
    <QueryView query={useCollection(id)} skeleton={<DetailSkeleton />} isPage>
      {(collection) => <Review collection={collection} />}
    </QueryView>
  )
}

function Review({ collection }: { collection: Collection }) {
  const t = useT('reviews')
  const isWaiting = collection.status === 'IN_REVIEW' && !collection.isArchived
  return (
    <Page
      title={collection.collectionName}
      lead={
        <span className={styles.lead}>
          <bdi>{collection.brandName}</bdi>
          <CollectionStatus status={collection.status} isArchived={collection.isArchived} />
        </span>
      }
      crumbs={[
        { label: t('admin'), to: '/admin' },
        { label: t('titles.admin-reviews'), to: '/admin/reviews' },
      ]}
      actions={isWaiting && <Verdict collection={collection} />}
    >
      <Stack gap={32}>
        {isWaiting && collection.facts?.isBrandApproved === false && (
          <Notice
            kind="warning"
            action={
              <ButtonLink size="small" to="/admin/brands">
                {t('brandWaits.open')}
              </ButtonLink>
            }
          >
            {t('brandWaits')}
          </Notice>
        )}
        {!isWaiting && <Notice kind="info">{t('over')}</Notice>}
        <CollectionIssues issues={collection.issues ?? []} />
        <CollectionFacts collection={collection} />
        <ReviewProducts collection={collection} />
      </Stack>
    </Page>
  )
}

function Verdict({ collection }: { collection: Collection }) {
  const t = useT('reviews')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const change = useCollectionWrite('changeCollection')
  const [isSendingBack, setSendingBack] = useState(false)
  const { id, version, collectionName: name } = collection
  async function publish(): Promise<void> {
    const question = {
      title: t('publish.title', { name }),
      text: t('publish.text'),
      yes: t('publish'),
      no: t('notYet'),
    }
    if (!(await confirm(question))) return
    const body = { status: 'LIVE' as const, ...(version !== undefined && { version }) }
    change.mutate({ id, body }, { onSuccess: () => void navigate('/admin/reviews') })
  }
  return (
    <Row>
      <Button onClick={() => setSendingBack(true)}>{t('sendBack')}</Button>
      <Button
        look="primary"
        isBusy={change.isPending}
        whyNot={collection.facts?.isBrandApproved === false && t('brandWaits')}
        onClick={() => void publish()}
      >
        {t('publish')}
      </Button>
      {isSendingBack && (
        <Suspense>
          <SendBackDialog collection={collection} onClose={() => setSendingBack(false)} />
        </Suspense>
      )}
    </Row>
  )
}
