import { useT } from '../../lib/language/use-t.ts'
import { flag, pageNumber, useUrlState } from '../../lib/url/url-state.ts'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Pager } from '../../ui/tables/pager.tsx'
import { AdminFrame } from '../entities/door.ts'
import { ReferralList } from './referral-list.tsx'
import { useAllReferrals } from './referrals.data.ts'

/** /admin/referrals: all of them, or those that were refused and why. */
export function AdminReferralsPage() {
  const t = useT('referrals')
  const [{ refused: isRefused, page }, change] = useUrlState({ refused: flag, page: pageNumber() })
  return (
    <AdminFrame place="referrals">
      <Segmented
        label={t('admin.show')}
        segments={[
          { value: 'all', label: t('admin.all') },
          { value: 'refused', label: t('admin.refused') },
        ]}
        value={isRefused ? 'refused' : 'all'}
        onChange={(next) => change({ refused: next === 'refused' })}
      />
      <QueryView
        query={useAllReferrals(page, isRefused)}
        skeleton={<TableSkeleton rows={5} columns={3} />}
        empty={({ total }) => total === 0 && t('admin.none')}
      >
        {({ referrals, ...paging }) => (
          <>
            <ReferralList referrals={referrals} />
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}
