import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { beginClosings, type Round, tellFollowers, tellQueue } from './tell-followers.ts'

export function followsJobs(deps: Deps): AnyJob[] {
  return [
    { name: tellQueue, run: (round: Round) => tellFollowers(deps, round) },
    { name: 'follows.begin-closings', every: '*/15 * * * *', run: () => beginClosings(deps) },
  ]
}
