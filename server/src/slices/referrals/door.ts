/** What `subscribers.ts` needs: the steps of a referral. */
export { joinReferral, qualifyReferrals } from './move-referral.ts'
