import { allReferralList } from '@souk/contract/referrals/referral-list.ts'
import type { Referral } from '@souk/contract/referrals/referrals.contract.ts'
import { useT } from '../../lib/language/use-t.ts'
import { asView } from '../../lib/url/url-state.ts'
import { listFields, useList } from '../../lib/url/use-list.ts'
import { ListFrame } from '../../ui/lists/list-frame.tsx'
import { AdminFrame } from '../entities/door.ts'
import { ReferralDecision } from './referral-decision.tsx'
import { ReferralEntries } from './referral-entries.tsx'
import { useAllReferrals } from './referrals.data.ts'

const fields = { show: asView(listFields(allReferralList, ['show']).show) }
const decisionOf = ({ id, name, missing }: Referral) =>
  missing === 'release' && <ReferralDecision id={id} name={name} />

/** /admin/referrals: all of them, those whose reward waits to be released, or those that were refused and why. */
export function AdminReferralsPage() {
  const t = useT('referrals')
  const state = useList(allReferralList, fields)
  return (
    <AdminFrame place="referrals">
      <ListFrame
        name="admin-referrals"
        words="referrals"
        state={state}
        tab="show"
        query={useAllReferrals(state.query)}
        rows={({ referrals }) => referrals}
        none={t('admin.none')}
      >
        {(rows) => <ReferralEntries referrals={rows} actions={decisionOf} />}
      </ListFrame>
    </AdminFrame>
  )
}
