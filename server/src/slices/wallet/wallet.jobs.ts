import type { Deps } from '../../platform/deps.ts'
import type { AnyJob } from '../../platform/jobs.ts'
import { expireRewards } from './rewards/expire-rewards.ts'

export function walletJobs(deps: Deps): AnyJob[] {
  return [{ name: 'wallet.expire-rewards', every: '7 * * * *', seconds: 600, run: () => expireRewards(deps.db) }]
}
