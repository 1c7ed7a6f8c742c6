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
const space = 'urn:un:unece:uncefact:data:standard'

/** The invoice as Cross Industry Invoice, to go inside the PDF. The order of the elements is the schema's. */
export function ciiOf(invoice: FullInvoice): string {
  const semantic = semanticOf(invoice)
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': `${space}:CrossIndustryInvoice:100`,
      '@xmlns:ram': `${space}:ReusableAggregateBusinessInformationEntity:100`,
      '@xmlns:udt': `${space}:UnqualifiedDataType:100`,
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': semantic.number,
        'ram:TypeCode': semantic.typeCode,
        'ram:IssueDateTime': { 'udt:DateTimeString': dateOf(semantic.issuedOn) },
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': semantic.lines.map(lineOf),
        'ram:ApplicableHeaderTradeAgreement': agreementOf(semantic),
        'ram:ApplicableHeaderTradeDelivery': deliveryOf(semantic),
        'ram:ApplicableHeaderTradeSettlement': settlementOf(semantic),
      },
    },
  }) as string
}

const dateOf = (day: string) => ({ '#text': day.replaceAll('-', ''), '@format': '102' })
const optional = (key: string, value: unknown) => (value ? { [key]: value } : {})
const indicator = (isCharge: boolean) => ({ 'ram:ChargeIndicator': { 'udt:Indicator': String(isCharge) } })
const categoryOf = ({ category, rate }: { category: string; rate: string | null }) => ({
  'ram:CategoryCode': category,
  ...(rate !== null && { 'ram:RateApplicablePercent': rate }),
})

function lineOf(line: Semantic['lines'][number]) {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': line.id },
    'ram:SpecifiedTradeProduct': {
      ...optional('ram:SellerAssignedID', line.sku),
      'ram:Name': line.name,
      ...optional('ram:Description', line.description),
    },
    'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': line.price } },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '#text': String(line.quantity), '@unitCode': line.unit },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': { 'ram:TypeCode': 'VAT', ...categoryOf(line) },
      ...(line.allowance && {
        'ram:SpecifiedTradeAllowanceCharge': {
          ...indicator(false),
          'ram:BasisAmount': line.gross,
          'ram:ActualAmount': line.allowance,
          'ram:ReasonCode': '95',
          'ram:Reason': 'Discount',
        },
      }),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': line.net },
    },
  }
}

const agreementOf = ({ seller, buyer, orders }: Semantic) => ({
  'ram:SellerTradeParty': partyOf(seller),
  'ram:BuyerTradeParty': partyOf({ ...buyer, taxId: null }),
  ...(orders.length === 1 && {
    'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': orders[0] },
  }),
})

const deliveryOf = ({ shipTo, buyer, issuedOn }: Semantic) => ({
  ...(shipTo && {
    'ram:ShipToTradeParty': { 'ram:Name': shipTo.label || buyer.name, 'ram:PostalTradeAddress': addressOf(shipTo) },
  }),
  'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': { 'udt:DateTimeString': dateOf(issuedOn) } },
})

const settlementOf = ({ number, currency, meansCode, taxes, charges, dueOn, preceding, totals }: Semantic) => ({
  'ram:PaymentReference': number,
  'ram:InvoiceCurrencyCode': currency,
  'ram:SpecifiedTradeSettlementPaymentMeans': { 'ram:TypeCode': meansCode },
  'ram:ApplicableTradeTax': taxes.map((tax) => ({
    'ram:CalculatedAmount': tax.tax,
    'ram:TypeCode': 'VAT',
    ...(tax.category !== 'S' && tax.category !== 'Z' && optional('ram:ExemptionReason', tax.reason)),
    'ram:BasisAmount': tax.taxable,
    ...categoryOf(tax),
  })),
  'ram:SpecifiedTradeAllowanceCharge': charges.map((charge) => ({
    ...indicator(true),
    'ram:ActualAmount': charge.amount,
    'ram:ReasonCode': 'FC',
    'ram:Reason': 'Freight',
    'ram:CategoryTradeTax': { 'ram:TypeCode': 'VAT', ...categoryOf(charge) },
  })),
  ...(dueOn && {
    'ram:SpecifiedTradePaymentTerms': { 'ram:DueDateDateTime': { 'udt:DateTimeString': dateOf(dueOn) } },
  }),
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
    'ram:LineTotalAmount': totals.lines,
    'ram:ChargeTotalAmount': totals.charges,
    'ram:TaxBasisTotalAmount': totals.taxable,
    'ram:TaxTotalAmount': { '#text': totals.tax, '@currencyID': currency },
    'ram:GrandTotalAmount': totals.total,
    'ram:TotalPrepaidAmount': totals.prepaid,
    'ram:DuePayableAmount': totals.due,
  },
  ...(preceding && { 'ram:InvoiceReferencedDocument': { 'ram:IssuerAssignedID': preceding.number } }),
})

const addressOf = ({ line1, line2, city, region, postalCode, country }: OrderAddress) => ({
  ...optional('ram:PostcodeCode', postalCode),
  ...optional('ram:LineOne', line1),
  ...optional('ram:LineTwo', line2),
  ...optional('ram:CityName', city),
  'ram:CountryID': country,
  ...optional('ram:CountrySubDivisionName', region),
})

const partyOf = ({ name, registration, email, address, vatId, taxId }: SemanticParty) => ({
  'ram:Name': name,
  ...(registration && { 'ram:SpecifiedLegalOrganization': { 'ram:ID': registration } }),
  'ram:PostalTradeAddress': addressOf(address),
  ...(email && { 'ram:URIUniversalCommunication': { 'ram:URIID': { '#text': email, '@schemeID': 'EM' } } }),
  'ram:SpecifiedTaxRegistration': [
    ...(vatId ? [{ 'ram:ID': { '#text': vatId, '@schemeID': 'VA' } }] : []),
    ...(taxId ? [{ 'ram:ID': { '#text': taxId, '@schemeID': 'FC' } }] : []),
  ],
})
