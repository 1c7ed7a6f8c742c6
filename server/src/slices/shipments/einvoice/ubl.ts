import { XMLBuilder } from 'fast-xml-parser'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { FullInvoice } from '../invoices/load-invoice.ts'
import { type Semantic, type SemanticParty, semanticOf } from './en16931.ts'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  format: true,
})
const schema = 'urn:oasis:names:specification:ubl:schema:xsd'

/** The invoice as UBL 2.1, a file of its own. The order of the elements is the schema's. */
export function ublOf(invoice: FullInvoice): string {
  const semantic = semanticOf(invoice)
  const isCredit = semantic.typeCode === '381'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    [root]: {
      '@xmlns': `${schema}:${root}-2`,
      '@xmlns:cac': `${schema}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${schema}:CommonBasicComponents-2`,
      ...headOf(semantic, isCredit),
      ...partiesOf(semantic),
      ...settlementOf(semantic),
      [`cac:${root}Line`]: semantic.lines.map((line) => lineOf(line, semantic.currency, isCredit)),
    },
  }) as string
}

const money = (amount: string, currency: string) => ({ '#text': amount, '@currencyID': currency })
const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
const optional = (key: string, value: unknown) => (value ? { [key]: value } : {})
const category = (tax: { category: string; rate: string | null }, reason?: string | null) => ({
  'cbc:ID': tax.category,
  ...(tax.rate !== null && { 'cbc:Percent': tax.rate }),
  ...optional('cbc:TaxExemptionReason', reason),
  ...vat,
})

const headOf = (semantic: Semantic, isCredit: boolean) => ({
  'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
  'cbc:ID': semantic.number,
  'cbc:IssueDate': semantic.issuedOn,
  ...(!isCredit && optional('cbc:DueDate', semantic.dueOn)),
  [isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode']: semantic.typeCode,
  'cbc:DocumentCurrencyCode': semantic.currency,
  ...(semantic.orders.length === 1 && {
    'cac:OrderReference': { 'cbc:ID': semantic.orders[0], 'cbc:SalesOrderID': semantic.orders[0] },
  }),
  ...(semantic.preceding && {
    'cac:BillingReference': {
      'cac:InvoiceDocumentReference': {
        'cbc:ID': semantic.preceding.number,
        'cbc:IssueDate': semantic.preceding.issuedOn,
      },
    },
  }),
})

const partiesOf = ({ seller, buyer, shipTo, issuedOn }: Semantic) => ({
  'cac:AccountingSupplierParty': { 'cac:Party': partyOf(seller) },
  'cac:AccountingCustomerParty': { 'cac:Party': partyOf({ ...buyer, taxId: null }) },
  'cac:Delivery': {
    'cbc:ActualDeliveryDate': issuedOn,
    ...(shipTo && { 'cac:DeliveryLocation': { 'cac:Address': addressOf(shipTo) } }),
  },
})

const settlementOf = ({ currency, number, meansCode, taxes, charges, totals }: Semantic) => ({
  'cac:PaymentMeans': { 'cbc:PaymentMeansCode': meansCode, 'cbc:PaymentID': number },
  'cac:AllowanceCharge': charges.map((charge) => ({
    'cbc:ChargeIndicator': 'true',
    'cbc:AllowanceChargeReasonCode': 'FC',
    'cbc:AllowanceChargeReason': 'Freight',
    'cbc:Amount': money(charge.amount, currency),
    'cac:TaxCategory': category(charge),
  })),
  'cac:TaxTotal': {
    'cbc:TaxAmount': money(totals.tax, currency),
    'cac:TaxSubtotal': taxes.map((tax) => ({
      'cbc:TaxableAmount': money(tax.taxable, currency),
      'cbc:TaxAmount': money(tax.tax, currency),
      'cac:TaxCategory': category(tax, tax.category === 'S' || tax.category === 'Z' ? null : tax.reason),
    })),
  },
  'cac:LegalMonetaryTotal': {
    'cbc:LineExtensionAmount': money(totals.lines, currency),
    'cbc:TaxExclusiveAmount': money(totals.taxable, currency),
    'cbc:TaxInclusiveAmount': money(totals.total, currency),
    'cbc:ChargeTotalAmount': money(totals.charges, currency),
    'cbc:PrepaidAmount': money(totals.prepaid, currency),
    'cbc:PayableAmount': money(totals.due, currency),
  },
})

function lineOf(line: Semantic['lines'][number], currency: string, isCredit: boolean) {
  const quantity = { '#text': String(line.quantity), '@unitCode': line.unit }
  return {
    'cbc:ID': line.id,
    [isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: quantity,
    'cbc:LineExtensionAmount': money(line.net, currency),
    ...(line.allowance && {
      'cac:AllowanceCharge': {
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReasonCode': '95',
        'cbc:AllowanceChargeReason': 'Discount',
        'cbc:Amount': money(line.allowance, currency),
        'cbc:BaseAmount': money(line.gross, currency),
      },
    }),
    'cac:Item': {
      ...optional('cbc:Description', line.description),
      'cbc:Name': line.name,
      ...(line.sku && { 'cac:SellersItemIdentification': { 'cbc:ID': line.sku } }),
      'cac:ClassifiedTaxCategory': category(line),
    },
    'cac:Price': { 'cbc:PriceAmount': money(line.price, currency) },
  }
}

const addressOf = ({ line1, line2, city, region, postalCode, country }: OrderAddress) => ({
  ...optional('cbc:StreetName', line1),
  ...optional('cbc:AdditionalStreetName', line2),
  ...optional('cbc:CityName', city),
  ...optional('cbc:PostalZone', postalCode),
  ...optional('cbc:CountrySubentity', region),
  'cac:Country': { 'cbc:IdentificationCode': country },
})

const partyOf = ({ name, vatId, taxId, registration, email, address }: SemanticParty) => ({
  ...(email && { 'cbc:EndpointID': { '#text': email, '@schemeID': 'EM' } }),
  'cac:PartyName': { 'cbc:Name': name },
  'cac:PostalAddress': addressOf(address),
  'cac:PartyTaxScheme': [
    ...(vatId ? [{ 'cbc:CompanyID': vatId, ...vat }] : []),
    ...(taxId ? [{ 'cbc:CompanyID': taxId, 'cac:TaxScheme': { 'cbc:ID': 'TAX' } }] : []),
  ],
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, ...optional('cbc:CompanyID', registration) },
})
