import { referrals, referralsAdmin } from '@souk/contract/referrals/referrals.contract.ts'
import { referralsMessages } from '@souk/contract/referrals/referrals.messages.ts'
import { referralsReactions } from './referrals.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { expireReferrals } from './move-referral.ts'
import { referralsMailWords } from './referrals.mail-words.ts'
import { referralsAdminHandlers, referralsHandlers } from './referrals.routes.ts'
import { referralsSummaries } from './referrals.summaries.ts'

export const referralsSlice = slice({
  name: 'referrals',
  about: 'Referral codes and rewards.',
  groups: {
    referrals: calls(referrals, referralsHandlers),
    referralsAdmin: calls(referralsAdmin, referralsAdminHandlers),
  },
  summaries: referralsSummaries,
  messages: [referralsMessages, referralsMailWords],
  jobs: ({ db }) => [{ name: 'referrals.expire', every: '11 * * * *', run: () => expireReferrals(db) }],
  reactions: referralsReactions,
})
