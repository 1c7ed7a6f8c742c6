import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { makeStatements } from './commission/make-statements.ts'
import { mailEvent, mailMoneyQueue } from './mails/mail-money.ts'
import { remindOverdue } from './mails/remind-overdue.ts'
import { finishPayouts, payOut } from './paying/pay-out.ts'
import { expireRewards } from './rewards/expire-rewards.ts'

export function walletJobs(deps: Deps): AnyJob[] {
  return [
    { name: 'wallet.expire-rewards', every: '7 * * * *', seconds: 600, run: () => expireRewards(deps.db) },
    { name: 'wallet.remind-overdue', every: '20 * * * *', seconds: 600, run: () => remindOverdue(deps) },
    { name: 'wallet.pay-out', every: '0 6 * * 1', seconds: 600, run: () => payOut(deps) },
    { name: 'wallet.finish-payouts', every: '*/10 * * * *', seconds: 600, run: () => finishPayouts(deps) },
    { name: 'wallet.statements', every: '0 5 1-3 * *', seconds: 600, run: () => makeStatements(deps.db) },
    { name: mailMoneyQueue, run: (about: Parameters<typeof mailEvent>[1]) => mailEvent(deps, about) },
  ]
}
