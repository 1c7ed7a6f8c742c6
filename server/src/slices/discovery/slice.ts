import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { discoveryMessages } from '@souk/contract/discovery/discovery.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { discoveryJobs } from './discovery.jobs.ts'
import { discoveryHandlers } from './discovery.routes.ts'
import { discoverySummaries } from './discovery.summaries.ts'

export const discoverySlice = slice({
  name: 'discovery',
  about: 'Browsing and searching what is visible to the caller.',
  groups: { discovery: calls(discovery, discoveryHandlers) },
  summaries: discoverySummaries,
  messages: [discoveryMessages],
  jobs: discoveryJobs,
})
