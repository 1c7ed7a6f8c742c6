import { referralList } from '@souk/contract/referrals/referral-list.ts'
import { useT } from '../../lib/language/use-t.ts'
import { useList } from '../../lib/url/use-list.ts'
import { ListFrame } from '../../ui/lists/list-frame.tsx'
import { ReferralEntries } from './referral-entries.tsx'
import { useReferrals } from './referrals.data.ts'

/** The referrals of an entity, as a Souk administrator reads them. */
export function EntityReferrals({ entityId }: { entityId: string }) {
  const t = useT('referrals')
  const state = useList(referralList, {})
  return (
    <ListFrame
      name="entity-referrals"
      words="referrals"
      state={state}
      query={useReferrals({ ...state.query, entityId })}
      rows={({ referrals }) => referrals}
      none={t('admin.none')}
    >
      {(rows) => <ReferralEntries referrals={rows} />}
    </ListFrame>
  )
}
