import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { outgoingJob } from '../../platform/delivery/outgoing/work-off.ts'
import { beginClosings, outgoingRounds } from './tell-followers.ts'

export function followsJobs(deps: Deps): AnyJob[] {
  return [
    outgoingJob(deps, outgoingRounds(deps)),
    { name: 'follows.begin-closings', every: '*/15 * * * *', run: () => beginClosings(deps) },
  ]
}
