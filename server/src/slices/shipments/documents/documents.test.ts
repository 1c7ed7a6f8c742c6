import { execFileSync } from 'node:child_process'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { brokenRules, termsOfCii, termsOfUbl } from '../../../testing/readers/en16931-rules.ts'
import { newShippers } from '../../../testing/shippers.ts'
import { newWorld } from '../../../testing/world.ts'
import { typeOf } from './invoice-files.ts'

const world = await newWorld()
const { ask, app, close, db } = world
afterAll(close)
const { seller, brand, shelf, shopper, agreed, ship } = await newShippers(world)
const { products } = await shelf(2)
await db.updateTable('sku').set({ onHand: 500 }).execute()
await db.updateTable('entity').set({ taxNumber: 'FR123', country: 'FR' }).where('id', '=', brand.id).execute()
await db
  .insertInto('address')
  .values({ entityId: brand.id, label: 'Atelier', line1: '31 Rue de Turenne', city: 'Paris', country: 'FR' })
  .execute()
const kin = await shopper()
await ask(seller, invoices.setTaxRates, { body: { rates: [{ country: 'FR', category: 'S', rate: '20', reason: '' }] } })
const { id: orderId, lines } = await agreed(kin, [products[0]!, 5, 3], [products[1]!, 2])
const shipment = await ship(lines, { freight: '45.50', discountPercent: '5' })
const [issued] = shipment.invoices

const get = async (url: string) =>
  app.inject({ url, headers: { authorization: `Bearer ${kin.token}`, 'accept-language': 'ar' } })
/** Absent on machines without poppler; there the file itself is all that is looked at. */
function textOf(pdf: Buffer): string | null {
  try {
    return execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
  } catch {
    return null
  }
}

test('an invoice in Arabic is a PDF with the e-invoice inside', async () => {
  const answer = await get(`/api/v2/invoices/${issued!.id}/download`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const document = await PDFDocument.load(answer.rawPayload)
  const [attached] = document.getAttachments()
  expect(attached?.name).toBe('factur-x.xml')
  expect(brokenRules(termsOfCii(Buffer.from(attached!.data).toString()))).toEqual([])
  expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toContain('ar')
  const arabic = textOf(answer.rawPayload)
  if (arabic) expect(arabic).toContain(issued!.number)
})

test('the e-invoice in UBL is a file of its own', async () => {
  const answer = await get(`/api/v2/invoices/${issued!.id}/download?format=ubl`)
  expect(answer.headers['content-type']).toBe('application/xml')
  expect(brokenRules(termsOfUbl(answer.body))).toEqual([])
})

test('the packing slip and all invoices of an order are PDFs', async () => {
  const slip = await get(`/api/v2/shipments/${shipment.id}/print?language=en`)
  expect(textOf(slip.rawPayload) ?? shipment.number).toContain(shipment.number)
  const all = await get(`/api/v2/orders/${orderId}/download-invoice?language=en`)
  const words = textOf(all.rawPayload)
  if (words)
    for (const part of ['Invoice', issued!.number, 'Tax summary', 'Amount due', 'FR123', 'Page 1 of 1'])
      expect(words).toContain(part)
  expect([slip, all].map(({ rawPayload }) => rawPayload.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-'])
})

test('an order without invoices has none to download', async () => {
  const { id } = await agreed(kin, [products[0]!, 1])
  expect((await get(`/api/v2/orders/${id}/download-invoice`)).statusCode).toBe(404)
})

test.each([
  ['application/pdf', 'pdf'],
  ['application/json, text/plain', 'json'],
  ['*/*', 'pdf'],
  ['', 'pdf'],
  ['pdf', 'pdf'],
  ['text/html', null],
])('%s asks for %s', (accept, expected) => {
  expect(typeOf(accept)).toBe(expected)
})
