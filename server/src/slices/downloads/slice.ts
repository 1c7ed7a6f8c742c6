import { documents } from '@souk/contract/downloads/documents.contract.ts'
import { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import { downloadsMessages } from '@souk/contract/downloads/downloads.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { downloadsJobs } from './downloads.jobs.ts'
import { documentsHandlers, downloadsHandlers } from './downloads.routes.ts'

export const downloadsSlice = slice({
  name: 'downloads',
  groups: { downloads: calls(downloads, downloadsHandlers), documents: calls(documents, documentsHandlers) },
  messages: [downloadsMessages],
  jobs: downloadsJobs,
})
