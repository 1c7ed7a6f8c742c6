import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { leaveProbe, probeQueue } from './prove-point.tsx'

export const readinessJobs = ({ db }: Deps): AnyJob[] => [
  { name: probeQueue, tries: 1, run: ({ id }: { id: string }) => leaveProbe(db, id) },
]
