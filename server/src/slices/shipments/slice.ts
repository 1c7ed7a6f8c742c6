import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { shipmentsMessages } from '@souk/contract/shipments/shipments.messages.ts'
import { shipmentsReactions } from './shipments.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { shipmentExport } from './exports/shipment-export.ts'
import { invoicesHandlers } from './invoices.routes.ts'
import { shipmentsMailWords } from './mails/shipments.mail-words.ts'
import { shipmentsJobs } from './shipments.jobs.ts'
import { shipmentsHandlers } from './shipments.routes.ts'
import { shipmentsSummaries } from './shipments.summaries.ts'

export const shipmentsSlice = slice({
  name: 'shipments',
  about: 'Shipments, claims and invoices.',
  groups: { shipments: calls(shipments, shipmentsHandlers), invoices: calls(invoices, invoicesHandlers) },
  summaries: shipmentsSummaries,
  messages: [shipmentsMessages, shipmentsMailWords],
  jobs: shipmentsJobs,
  exports: [shipmentExport],
  reactions: shipmentsReactions,
})
