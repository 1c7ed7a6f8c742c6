import { amount, decimalsOf } from '@souk/contract/core/money.ts'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { InvoiceParty } from '@souk/contract/shipments/invoice-shapes.ts'
import type { TaxCategory } from '@souk/contract/shipments/tax.ts'
import type { FullInvoice } from '../invoices/load-invoice.ts'

type Tax = { category: TaxCategory; rate: string | null } // none outside the scope of tax
export type SemanticParty = {
  name: string
  vatId: string | null
  taxId: string | null // registered with the tax office, without the form of a VAT id
  registration: string
  email: string
  address: OrderAddress
}
/** The invoice in the terms of EN 16931; both syntaxes are written from it. */
export type Semantic = {
  number: string
  typeCode: '380' | '381' | '386'
  currency: string
  issuedOn: string
  dueOn: string | null
  orders: string[]
  preceding: { number: string; issuedOn: string } | null
  note: string
  seller: SemanticParty
  buyer: SemanticParty
  shipTo: OrderAddress | null
  meansCode: '30' | '48' // credit transfer, card
  lines: (Tax & {
    id: string
    name: string
    description: string
    sku: string
    quantity: number
    unit: 'H87' | 'XCT' // piece, carton
    price: string
    allowance: string | null
    gross: string
    net: string
  })[]
  charges: (Tax & { amount: string })[]
  taxes: (Tax & { taxable: string; tax: string; reason: string | null })[]
  totals: { lines: string; charges: string; taxable: string; tax: string; total: string; prepaid: string; due: string }
}

const typeCodes = { GOODS: '380', DEPOSIT: '386', CREDIT_NOTE: '381' } as const
const vatPrefixes: Record<string, string> = { GR: 'EL' }

/** A VAT id begins with the letters of its country; anything else is a local tax number. */
function identified(party: InvoiceParty, isOutOfScope: boolean): Pick<SemanticParty, 'vatId' | 'taxId'> {
  const { taxNumber, address } = party
  const country = address?.country ?? ''
  const isVat = country !== '' && taxNumber.startsWith(vatPrefixes[country] ?? country)
  if (isVat && !isOutOfScope) return { vatId: taxNumber, taxId: null }
  return { vatId: null, taxId: taxNumber || null }
}

const hasCategory = ({ taxes }: FullInvoice, ...categories: TaxCategory[]) =>
  taxes.some(({ category }) => categories.includes(category))

/** The standard knows two decimals at most, and asks for addresses and for tax numbers where tax is concerned. */
export function canBeElectronic(invoice: FullInvoice): boolean {
  const { seller, buyer } = invoice.parties
  if (decimalsOf(invoice.currency) > 2 || !seller.address || !buyer.address) return false
  const needsSeller = hasCategory(invoice, 'S', 'Z', 'E', 'AE', 'K', 'G')
  if (needsSeller && seller.taxNumber === '') return false
  if (hasCategory(invoice, 'AE', 'K', 'G') && identified(seller, false).vatId === null) return false
  return !hasCategory(invoice, 'AE', 'K') || identified(buyer, false).vatId !== null
}

export function semanticOf(invoice: FullInvoice): Semantic {
  const { currency, parties, lines, freights, kind, method } = invoice
  const text = (minor: bigint) => amount({ minor, currency })
  const isOutOfScope = hasCategory(invoice, 'O')
  const tax = ({ category, rate }: { category: TaxCategory; rate: number }): Tax => ({
    category,
    rate: category === 'O' ? null : String(rate / 100),
  })
  const party = (one: InvoiceParty): SemanticParty => ({
    name: one.name,
    registration: one.registrationNumber,
    email: one.email,
    address: one.address!,
    ...identified(one, isOutOfScope),
  })
  return {
    number: invoice.number,
    typeCode: typeCodes[kind],
    currency,
    issuedOn: invoice.issuedOn,
    dueOn: kind === 'CREDIT_NOTE' ? null : invoice.dueOn,
    orders: invoice.orders.map(({ number }) => number),
    preceding: invoice.corrected && { number: invoice.corrected.number, issuedOn: invoice.corrected.issuedOn },
    note: invoice.reason,
    seller: party(parties.seller),
    buyer: party(parties.buyer),
    shipTo: parties.shipTo,
    meansCode: method === 'CARD' ? '48' : '30',
    lines: lines.map((line, at) => ({
      ...tax(line),
      id: String(at + 1),
      name: kind === 'DEPOSIT' ? `Deposit ${line.kept.name} ${line.kept.orderNumber ?? ''}`.trim() : line.kept.name,
      description: [line.kept.colour, line.kept.size].filter(Boolean).join(', '),
      sku: line.kept.sku || line.kept.styleCode,
      quantity: line.quantity,
      unit: line.units > 1 ? 'XCT' : 'H87',
      price: text(line.price),
      gross: text(line.gross),
      allowance: line.discount > 0n ? text(line.discount) : null,
      net: text(line.net),
    })),
    charges: freights.map((freight) => ({ ...tax(freight), amount: text(freight.amount) })),
    taxes: breakdown(invoice).map((one) => ({
      ...tax(one),
      taxable: text(one.taxable),
      tax: text(one.tax),
      reason: one.reason || null,
    })),
    totals: {
      lines: text(invoice.net),
      charges: text(invoice.freight),
      taxable: text(invoice.net + invoice.freight),
      tax: text(invoice.tax),
      total: text(invoice.total),
      prepaid: text(invoice.deposit),
      due: text(invoice.payable),
    },
  }
}

/** The standard has one entry for each category and rate, whatever the country. */
function breakdown({ taxes }: FullInvoice): FullInvoice['taxes'] {
  const groups = Map.groupBy(taxes, ({ category, rate }) => `${category} ${rate}`)
  return [...groups.values()].map((all) => ({
    ...all[0]!,
    reason: [...new Set(all.map(({ reason }) => reason))].filter(Boolean).join(' '),
    taxable: all.reduce((sum, { taxable }) => sum + taxable, 0n),
    tax: all.reduce((sum, { tax }) => sum + tax, 0n),
  }))
}
