import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { refreshWords } from './words.queries.ts'

export function discoveryJobs({ db }: Deps): AnyJob[] {
  return [{ name: 'discovery.refresh-words', every: '17 * * * *', run: () => refreshWords(db) }]
}
