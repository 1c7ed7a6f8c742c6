import { referrals } from '@souk/contract/referrals/referrals.contract.ts'
import { call } from '../../lib/server/call.ts'

export const invite = (body: { emails: string[]; message: string }) => call(referrals.sendEmail, { body })
export const renew = () => call(referrals.renew, {})
export const prefer = (appliesRewards: boolean) => call(referrals.walletRule, { body: { appliesRewards } })
