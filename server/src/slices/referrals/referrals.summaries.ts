/** What each call does, for the documentation of the API. */
export const referralsSummaries = {
  'referrals.read': 'Read the referral code and its results',
  'referrals.renew': 'Create a new referral code',
  'referrals.sendEmail': 'Invite companies by email',
  'referrals.validate': 'Check a referral code',
  'referrals.walletRule': 'Set how referral rewards are used',
  'referralsAdmin.list': 'List all referrals',
  'referralsAdmin.decide': 'Release or decline the reward of a referral',
}
