import { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import { assistantMessages } from '@souk/contract/assistant/assistant.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { assistantJobs } from './assistant.jobs.ts'
import { assistantHandlers } from './assistant.routes.ts'
import { assistantTermWords } from './terms.words.ts'
import { assistantSummaries } from './assistant.summaries.ts'

export const assistantSlice = slice({
  name: 'assistant',
  about: 'Selections from a sentence, for retailers.',
  groups: { assistant: calls(assistant, assistantHandlers) },
  summaries: assistantSummaries,
  messages: [assistantMessages, assistantTermWords],
  jobs: assistantJobs,
})
