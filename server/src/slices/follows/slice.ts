import { follows, unsubscribes } from '@souk/contract/follows/follows.contract.ts'
import { followsMessages } from '@souk/contract/follows/follows.messages.ts'
import { followsReactions } from './follows.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { followsJobs } from './follows.jobs.ts'
import { followsMailWords } from './follows.mail-words.ts'
import { followsHandlers, takeForms, unsubscribesHandlers } from './follows.routes.ts'
import { followsSummaries } from './follows.summaries.ts'

export const followsSlice = slice({
  name: 'follows',
  about: 'The calendar of openings and closings, and followed brands.',
  groups: {
    follows: calls(follows, followsHandlers),
    unsubscribes: calls(unsubscribes, unsubscribesHandlers, takeForms),
  },
  summaries: followsSummaries,
  messages: [followsMessages, followsMailWords],
  jobs: followsJobs,
  reactions: followsReactions,
})
