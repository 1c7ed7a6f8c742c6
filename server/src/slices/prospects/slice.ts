import { beingFound, objections } from '@souk/contract/prospects/contact-consent.contract.ts'
import { prospects, prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { prospectsMessages } from '@souk/contract/prospects/prospects.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { prospectsJobs } from './prospects.jobs.ts'
import { prospectsMailWords } from './prospects.mail-words.ts'
import {
  beingFoundHandlers,
  objectionsHandlers,
  prospectsAdminHandlers,
  prospectsHandlers,
} from './prospects.routes.ts'
import { prospectsExportWords } from './saved/prospects.export-words.ts'
import { prospectsExport } from './saved/prospects-export.ts'
import { prospectsSummaries } from './prospects.summaries.ts'

export const prospectsSlice = slice({
  name: 'prospects',
  about: 'Stores that a brand may win.',
  groups: {
    prospects: calls(prospects, prospectsHandlers),
    prospectsAdmin: calls(prospectsAdmin, prospectsAdminHandlers),
    beingFound: calls(beingFound, beingFoundHandlers),
    objections: calls(objections, objectionsHandlers),
  },
  summaries: prospectsSummaries,
  messages: [prospectsMessages, prospectsMailWords, prospectsExportWords],
  jobs: prospectsJobs,
  exports: [prospectsExport],
})
