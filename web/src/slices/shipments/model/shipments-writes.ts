import type { Request } from '@souk/contract/core/endpoint.ts'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { download } from '../../../lib/server/download.ts'

type Packed = Request<typeof shipments.create>['body']
type Change = Request<typeof shipments.change>['body']
type Receipt = Request<typeof shipments.receive>['body']
type Claims = Request<typeof shipments.claim>['body']
type Answer = Request<typeof shipments.answerClaim>['body']
type Rates = Request<typeof invoices.setTaxRates>['body']

export const packShipment = (body: Packed) => call(shipments.create, { body })
/** Where the invoice is refused, such as a card that is declined, the shipment is packed and says why. */
export async function packAndInvoice(body: Packed) {
  const { id, version } = await packShipment(body)
  await changeShipment({ id, version, status: 'PRE_TRANSIT' }).catch(() => null) // it was announced
  return { id }
}
export const changeShipment = ({ id, ...body }: { id: string } & Change) =>
  call(shipments.change, { params: { id }, body })
export const receiveShipment = ({ id, ...body }: { id: string } & Receipt) =>
  call(shipments.receive, { params: { id }, body })
export const claimUnits = ({ id, ...body }: { id: string } & Claims) => call(shipments.claim, { params: { id }, body })
export const answerClaim = ({ claimId, ...body }: { claimId: string } & Answer) =>
  call(shipments.answerClaim, { params: { claimId }, body })
export const invoiceShipments = (body: { shipmentIds: string[] }) => call(invoices.create, { body })
export const setTaxRates = (body: Rates) => call(invoices.setTaxRates, { body })

type Language = 'en' | 'ar'
export const downloadSlip = ({ id, language }: { id: string; language: Language }) =>
  download<typeof shipments.print>('/api/v2/shipments/:id/print', { params: { id }, query: { language } })
export const downloadInvoice = ({
  id,
  language,
  format = 'pdf',
}: {
  id: string
  language: Language
  format?: 'pdf' | 'ubl'
}) =>
  download<typeof invoices.download>('/api/v2/invoices/:id/download', { params: { id }, query: { language, format } })
export const downloadStatement = ({
  counterpartId,
  month,
  language,
}: {
  counterpartId: string
  month: string
  language: Language
}) =>
  download<typeof invoices.statementFile>('/api/v2/invoices/statements/:counterpartId/download', {
    params: { counterpartId },
    query: { month, language },
  })
export const downloadOrderInvoices = ({ id, language }: { id: string; language: Language }) =>
  download<typeof invoices.ofOrder>('/api/v2/orders/:id/download-invoice', { params: { id }, query: { language } })
