import { useState } from 'react'
import { Failed } from '../src/lib/server/failed.ts'
import { Button } from '../src/ui/layout/button.tsx'
import { Page } from '../src/ui/layout/page.tsx'
import { OfflinePanel } from '../src/ui/feedback/query-failure.tsx'
import { type Empty, type Query, QueryView } from '../src/ui/feedback/query-view.tsx'
import { CardsSkeleton, DetailSkeleton, FormSkeleton, TableSkeleton } from '../src/ui/feedback/skeletons.tsx'
import { ShowSection, Specimen } from './show-frame.tsx'
import { useWords } from './words.ts'

const id = '01937c1e-7b0a-7cc4-9d6e-5f0f3a6b8e21'
const usual: Query<string> = { data: undefined, error: null, isPending: false, isFetching: false, refetch: () => {} }
const failures = {
  failed: new Failed(503, 'This is not available at the moment. Please try again soon.', [], id),
  forbidden: new Failed(403, ''),
  missing: new Failed(404, ''),
}

export function ShowPageSection() {
  const t = useWords()
  const [isRefetching, setRefetching] = useState(false)
  const nothing: Record<'empty' | 'filtered', Empty> = {
    empty: {
      title: t('empty.title'),
      text: t('empty.text'),
      action: <Button look="primary">{t('empty.action')}</Button>,
    },
    filtered: { onClear: () => {} },
  }
  return (
    <ShowSection>
      {(['empty', 'filtered'] as const).map((kind) => (
        <Specimen key={kind} title={t(`state.${kind}`)}>
          <QueryView query={{ ...usual, data: '' }} empty={() => nothing[kind]}>
            {() => null}
          </QueryView>
        </Specimen>
      ))}
      {(['failed', 'forbidden', 'missing'] as const).map((kind) => (
        <Specimen key={kind} title={t(`state.${kind}`)}>
          <QueryView query={{ ...usual, error: failures[kind] }}>{() => null}</QueryView>
        </Specimen>
      ))}
      <Specimen title={t('state.offline')}>
        <OfflinePanel retry={() => {}} />
      </Specimen>
      <Specimen title={t('state.stale')}>
        <QueryView query={{ ...usual, data: t('page.lead'), error: failures.failed }}>
          {(data) => <p>{data}</p>}
        </QueryView>
      </Specimen>
      <Specimen title={t('state.refetch')}>
        <QueryView query={{ ...usual, data: t('page.lead'), isFetching: isRefetching }}>
          {() => <Button onClick={() => setRefetching(!isRefetching)}>{t('state.refetchSwitch')}</Button>}
        </QueryView>
      </Specimen>
      <Specimen title={t('skeleton.table')}>
        <TableSkeleton rows={4} />
      </Specimen>
      <Specimen title={t('skeleton.cards')}>
        <CardsSkeleton cards={4} />
      </Specimen>
      <Specimen title={t('skeleton.detail')}>
        <DetailSkeleton />
      </Specimen>
      <Specimen title={t('skeleton.form')}>
        <FormSkeleton fields={3} />
      </Specimen>
      <Specimen title={t('page.head')}>
        <Page
          title={t('page.title')}
          lead={t('page.lead')}
          crumbs={[{ label: t('page.crumb'), to: '/' }]}
          actions={
            <>
              <Button>{t('page.export')}</Button>
              <Button look="primary">{t('page.new')}</Button>
            </>
          }
        />
      </Specimen>
    </ShowSection>
  )
}
