import { readiness } from '@souk/contract/readiness/readiness.contract.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { readinessJobs } from './readiness.jobs.ts'
import { readinessHandlers } from './readiness.routes.ts'
import { readinessSummaries } from './readiness.summaries.ts'
import { readinessWords } from './readiness.words.ts'

export const readinessSlice = slice({
  name: 'readiness',
  about: 'What is missing before the marketplace opens.',
  groups: { readiness: calls(readiness, readinessHandlers) },
  summaries: readinessSummaries,
  messages: [readinessWords],
  jobs: readinessJobs,
})
