import { connections, relations, retailerGroups } from '@souk/contract/connections/connections.contract.ts'
import { connectionsMessages } from '@souk/contract/connections/connections.messages.ts'
import { direct } from '@souk/contract/connections/direct.contract.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { connectionsJobs } from './connections.jobs.ts'
import { connectionsMailWords } from './connections.mail-words.ts'
import { connectionsHandlers, relationsHandlers, retailerGroupsHandlers } from './connections.routes.ts'
import { directHandlers } from './direct.routes.ts'
import { connectionsSummaries } from './connections.summaries.ts'

export const connectionsSlice = slice({
  name: 'connections',
  about: 'Relations between brands and retailers, requests, groups and direct retailers.',
  groups: {
    connections: calls(connections, connectionsHandlers),
    relations: calls(relations, relationsHandlers),
    retailerGroups: calls(retailerGroups, retailerGroupsHandlers),
    direct: calls(direct, directHandlers),
  },
  summaries: connectionsSummaries,
  messages: [connectionsMessages, connectionsMailWords],
  jobs: connectionsJobs,
})
