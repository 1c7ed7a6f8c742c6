import type { Referral } from '@souk/contract/referrals/referrals.contract.ts'
import { useT } from '../../lib/language/use-t.ts'
import { oneOf, pageNumber, useUrlState } from '../../lib/url/url-state.ts'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Pager } from '../../ui/tables/pager.tsx'
import { AdminFrame } from '../entities/door.ts'
import { ReferralList } from './referral-list.tsx'
import { ReferralDecision } from './referral-decision.tsx'
import { useAllReferrals } from './referrals.data.ts'

const decisionOf = ({ id, name, missing }: Referral) =>
  missing === 'release' && <ReferralDecision id={id} name={name} />
const shows = ['all', 'waiting', 'refused'] as const

/** /admin/referrals: all of them, those whose reward waits to be released, or those that were refused and why. */
export function AdminReferralsPage() {
  const t = useT('referrals')
  const [{ show, page }, change] = useUrlState({ show: oneOf(shows, 'all'), page: pageNumber() })
  return (
    <AdminFrame place="referrals">
      <Segmented
        label={t('admin.show')}
        segments={shows.map((value) => ({ value, label: t(`admin.${value}`) }))}
        value={show}
        onChange={(next) => change({ show: next, page: 1 })}
      />
      <QueryView
        query={useAllReferrals(page, show)}
        skeleton={<TableSkeleton rows={5} columns={3} />}
        empty={({ total }) => total === 0 && t('admin.none')}
      >
        {({ referrals, ...paging }) => (
          <>
            <ReferralList referrals={referrals} actions={decisionOf} />
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}
