import { referrals, referralsAdmin } from '@souk/contract/referrals/referrals.contract.ts'
import { call } from '../../lib/server/call.ts'

export const invite = (body: { emails: string[]; message: string }) => call(referrals.sendEmail, { body })
export const renew = () => call(referrals.renew, {})
export const decide = ({ id, decision }: { id: string; decision: 'RELEASE' | 'DECLINE' }) =>
  call(referralsAdmin.decide, { params: { id }, body: { decision } })
export const prefer = (appliesRewards: boolean) => call(referrals.walletRule, { body: { appliesRewards } })
