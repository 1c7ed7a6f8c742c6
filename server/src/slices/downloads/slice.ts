import { documents } from '@souk/contract/downloads/documents.contract.ts'
import { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import { downloadsMessages } from '@souk/contract/downloads/downloads.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { downloadsJobs } from './downloads.jobs.ts'
import { documentsHandlers, downloadsHandlers } from './downloads.routes.ts'
import { downloadsSummaries } from './downloads.summaries.ts'

export const downloadsSlice = slice({
  name: 'downloads',
  about: 'Files that are made in the background, and at once.',
  groups: { downloads: calls(downloads, downloadsHandlers), documents: calls(documents, documentsHandlers) },
  summaries: downloadsSummaries,
  messages: [downloadsMessages],
  jobs: downloadsJobs,
})
