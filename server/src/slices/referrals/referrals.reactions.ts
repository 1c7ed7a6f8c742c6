import type { Reactions } from '../../platform/serving/slice.ts'
import { releaseRewards } from '../wallet/door.ts'
import { joinReferral, qualifyReferrals } from './move-referral.ts'

export const referralsReactions: Reactions = {
  'entity.registered': {
    referrals: ({ db }, registered: { entityId: string; referralCode: string | null }) => joinReferral(db, registered),
  },
  'payments.settled': {
    referrals: (deps, { invoiceId }: { invoiceId: string }) => qualifyReferrals(deps, invoiceId),
  },
  'wallet.commissionReceived': {
    rewards: async (deps, { statementId }: { statementId: string }) => {
      for (const invoiceId of await releaseRewards(deps.db, statementId)) await qualifyReferrals(deps, invoiceId)
    },
  },
}
