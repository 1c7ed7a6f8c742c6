import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { discoveryMessages } from '@souk/contract/discovery/discovery.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { discoveryJobs } from './discovery.jobs.ts'
import { discoveryHandlers } from './discovery.routes.ts'

export const discoverySlice = slice({
  name: 'discovery',
  groups: { discovery: calls(discovery, discoveryHandlers) },
  messages: [discoveryMessages],
  jobs: discoveryJobs,
})
