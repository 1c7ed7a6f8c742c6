import type { Deps } from '../../platform/deps.ts'
import type { AnyJob } from '../../platform/jobs.ts'
import { letTimeDecide } from './let-time-decide.ts'

export function ordersJobs({ db }: Deps): AnyJob[] {
  return [{ name: 'orders.let-time-decide', every: '*/5 * * * *', seconds: 600, run: () => letTimeDecide(db) }]
}
