import type { Relation } from '@souk/contract/connections/connection-shapes.ts'
import { useParams } from 'react-router'
import { type Prefetch, prefetchQuery } from '../../../lib/first-visit/prefetch.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { relationQuery, useRelation } from '../model/connections.data.ts'
import { type CustomerParts, CustomerTabs } from './customer-tabs.tsx'
import { RelationActions } from './relation-actions.tsx'
import { RelationFacts, RelationTerms } from './relation-facts.tsx'
import { RelationTrade } from './relation-trade.tsx'
import { RelationHistory } from './relation-history.tsx'

/** The page needs it before anything else. */
export const prefetchRelation: Prefetch = ({ params: { relationId = '' } }) => prefetchQuery(relationQuery(relationId))

/** /connections/:relationId, by the relation or by the counterpart: all there is with one partner. */
export function RelationPage({ parts }: { parts: CustomerParts }) {
  const { relationId = '' } = useParams()
  const query = useRelation(relationId)
  const isBrand = useActor()?.side === 'brand'
  if (isBrand && query.error instanceof Failed && query.error.status === 404) return <NoRelation id={relationId} />
  return (
    <QueryView query={query} isPage skeleton={<FormSkeleton />}>
      {(relation) => <RelationView key={relation.id} relation={relation} parts={parts} />}
    </QueryView>
  )
}

/** A retailer may have ordered on the marketplace without being connected. */
function NoRelation({ id }: { id: string }) {
  const t = useT('connections')
  return (
    <StatePanel
      isPage
      title={t('relation.missing')}
      action={
        <Row>
          <ButtonLink to="/connections">{t('titles.connections')}</ButtonLink>
          <ButtonLink to={`/orders?counterpartId=${id}`}>{t('relation.missing.orders')}</ButtonLink>
        </Row>
      }
    >
      {t('relation.missing.text')}
    </StatePanel>
  )
}

function RelationView({ relation, parts }: { relation: Relation; parts: CustomerParts }) {
  const t = useT('connections')
  const isBrand = useActor()?.side === 'brand'
  const { counterpart, status } = relation
  return (
    <Page
      title={counterpart.nickName ?? counterpart.name}
      lead={counterpart.nickName ? <bdi>{counterpart.name}</bdi> : undefined}
      crumbs={[{ label: t('titles.connections'), to: '/connections' }]}
      actions={<RelationActions relation={relation} />}
    >
      <Stack gap={24}>
        {status === 'ENDED' && <Notice kind="info">{t('relation.ended')}</Notice>}
        {isBrand ? (
          <CustomerTabs relation={relation} parts={parts} />
        ) : (
          <>
            <RelationTrade relation={relation} />
            <RelationFacts relation={relation} isBrand={false} />
            <RelationTerms relation={relation} isBrand={false} />
            <RelationHistory relation={relation} />
          </>
        )}
      </Stack>
    </Page>
  )
}
