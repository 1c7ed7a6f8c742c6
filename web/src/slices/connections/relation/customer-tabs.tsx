import type { Relation } from '@souk/contract/connections/connection-shapes.ts'
import { type ReactNode, Suspense } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { FormSkeleton, TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Waiting } from '../../../ui/feedback/waiting.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { ProfileSection, UnsavedIn, useUnsavedTabs } from '../../entities/door.ts'
import { RelationFacts, RelationTerms } from './relation-facts.tsx'
import { RelationHistory } from './relation-history.tsx'
import { RelationPeople } from './relation-people.tsx'
import { RelationTrade } from './relation-trade.tsx'

/** Forms bring their schemas along: only who may change something fetches them. */
const RelationForm = lazyPart(async () => (await import('./relation-form.tsx')).RelationForm)
const RelationBooks = lazyPart(async () => (await import('./relation-books.tsx')).RelationBooks)

/** What later slices know of a retailer; the app provides it. */
export type CustomerParts = {
  money: (partnerId: string) => ReactNode
  steps: (partnerId: string) => ReactNode
  orders: (partnerId: string) => ReactNode
  invoices: (partnerId: string) => ReactNode
  messages: (partnerId: string) => ReactNode
}
type Props = { relation: Relation; parts: CustomerParts }

/** A retailer as its brand works with it. */
export function CustomerTabs({ relation, parts }: Props) {
  const t = useT('connections')
  const [unsaved, mark] = useUnsavedTabs()
  const { counterpart, mayChange, status } = relation
  const { id } = counterpart
  const later = (content: ReactNode, skeleton: ReactNode = <TableSkeleton rows={5} columns={5} />) => (
    <Suspense fallback={<Waiting skeleton={skeleton} />}>{content}</Suspense>
  )
  const terms = mayChange ? (
    <UnsavedIn tab="terms" mark={mark}>
      {later(<RelationForm relation={relation} />, <FormSkeleton fields={9} />)}
    </UnsavedIn>
  ) : (
    <RelationTerms relation={relation} isBrand />
  )
  return (
    <Tabs
      label={t('customer.parts')}
      tabs={[
        { key: 'overview', label: t('customer.overview'), content: <Overview relation={relation} parts={parts} /> },
        { key: 'orders', label: t('customer.orders'), content: later(parts.orders(id)) },
        { key: 'invoices', label: t('customer.invoices'), content: later(parts.invoices(id)) },
        {
          key: 'messages',
          label: t('customer.messages'),
          content: later(parts.messages(id), <FormSkeleton fields={3} />),
        },
        ...(relation.contacts
          ? [{ key: 'people', label: t('customer.people'), content: <RelationPeople relation={relation} /> }]
          : []),
        { key: 'terms', label: t('customer.terms'), isDirty: unsaved.has('terms'), content: terms },
        ...(status === 'ACCEPTED'
          ? [{ key: 'books', label: t('customer.books'), content: later(<RelationBooks retailerId={id} />) }]
          : []),
        { key: 'history', label: t('history.title'), content: <RelationHistory relation={relation} /> },
      ]}
    />
  )
}

/** What matters first: what to do next, what is owed, what was traded. */
function Overview({ relation, parts }: Props) {
  const t = useT('connections')
  const { id } = relation.counterpart
  return (
    <Stack gap={24}>
      <ProfileSection title={t('customer.steps')} text={t('customer.steps.text')}>
        {parts.steps(id)}
      </ProfileSection>
      <ProfileSection title={t('customer.money')} text={t('customer.money.text')}>
        {parts.money(id)}
      </ProfileSection>
      <RelationTrade relation={relation} />
      <RelationFacts relation={relation} isBrand />
    </Stack>
  )
}
