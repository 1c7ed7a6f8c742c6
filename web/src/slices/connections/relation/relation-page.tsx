import type { Relation } from '@souk/contract/connections/connection-shapes.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useParams } from 'react-router'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Waiting } from '../../../ui/feedback/waiting.tsx'
import { useRelation } from '../model/connections.data.ts'
import { RelationActions } from './relation-actions.tsx'
import { RelationFacts } from './relation-facts.tsx'
import { RelationTrade } from './relation-trade.tsx'
import { RelationHistory } from './relation-history.tsx'

/** Forms bring their schemas along: only who may change something fetches them. */
const RelationForm = lazyPart(async () => (await import('./relation-form.tsx')).RelationForm)
const RelationBooks = lazyPart(async () => (await import('./relation-books.tsx')).RelationBooks)

/** /connections/:relationId: what two have agreed, and what happened between them. */
export function RelationPage() {
  const { relationId = '' } = useParams()
  const query = useRelation(relationId)
  return (
    <QueryView query={query} isPage skeleton={<FormSkeleton />}>
      {(relation) => <RelationView key={relation.id} relation={relation} />}
    </QueryView>
  )
}

function RelationView({ relation }: { relation: Relation }) {
  const t = useT('connections')
  const isBrand = useActor()?.side === 'brand'
  const { counterpart, mayChange, status } = relation
  return (
    <Page
      title={counterpart.nickName ?? counterpart.name}
      lead={counterpart.nickName ? <bdi>{counterpart.name}</bdi> : undefined}
      crumbs={[{ label: t('titles.connections'), to: '/connections' }]}
      actions={<RelationActions relation={relation} />}
    >
      <Stack gap={24}>
        {status === 'ENDED' && <Notice kind="info">{t('relation.ended')}</Notice>}
        <RelationTrade relation={relation} />
        <RelationFacts relation={relation} isBrand={isBrand} />
        <Suspense fallback={<Waiting skeleton={<FormSkeleton fields={9} />} />}>
          {mayChange && <RelationForm relation={relation} />}
          {isBrand && status === 'ACCEPTED' && <RelationBooks retailerId={counterpart.id} />}
        </Suspense>
        <RelationHistory relation={relation} />
      </Stack>
    </Page>
  )
}
