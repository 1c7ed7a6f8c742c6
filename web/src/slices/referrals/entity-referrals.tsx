import { useT } from '../../lib/language/use-t.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Pager } from '../../ui/tables/pager.tsx'
import { ReferralList } from './referral-list.tsx'
import { useReferrals } from './referrals.data.ts'

type Props = { entityId: string; page: number; onPage: (page: number) => void }

/** The referrals of an entity, as a Souk administrator reads them. */
export function EntityReferrals({ entityId, page, onPage }: Props) {
  const t = useT('referrals')
  return (
    <QueryView
      query={useReferrals(page, entityId)}
      skeleton={<TableSkeleton rows={5} columns={3} />}
      empty={({ total }) => total === 0 && t('admin.none')}
    >
      {({ referrals, ...paging }) => (
        <>
          <ReferralList referrals={referrals} />
          <Pager {...paging} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}
