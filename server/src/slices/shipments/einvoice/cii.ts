import { zugferd } from 'node-zugferd'
import { EN16931 } from 'node-zugferd/profile/en16931'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { FullInvoice } from '../invoices/load-invoice.ts'
import { type Semantic, type SemanticParty, semanticOf } from './en16931.ts'

// Strict would start Java to check the shape; a test does that.
const invoicer = zugferd({ profile: EN16931, strict: false, logger: { disabled: true } })
type Data = typeof invoicer.$Infer.Schema

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const optional = <T>(value: T | null | undefined | '', key: string) => (value ? { [key]: value } : {})

/** The invoice as Cross Industry Invoice, to go inside the PDF. */
export async function ciiOf(invoice: FullInvoice): Promise<string> {
  return invoicer.create(dataOf(semanticOf(invoice)) as Data).toXML()
}

function dataOf(its: Semantic): unknown {
  const { seller, buyer, shipTo, totals, currency } = its
  return {
    businessProcessType: 'A1',
    specificationIdentifier: 'urn:cen.eu:en16931:2017',
    number: its.number,
    typeCode: its.typeCode,
    issueDate: dateOf(its.issuedOn),
    transaction: {
      tradeAgreement: {
        seller: { ...partyOf(seller), ...sellerTax(seller) },
        buyer: { ...partyOf(buyer), ...(buyer.vatId && { taxRegistration: { vatIdentifier: buyer.vatId } }) },
        ...(its.orders.length === 1 && { associatedOrderConfirmation: { salesOrderReference: its.orders[0] } }),
      },
      tradeDelivery: {
        ...(shipTo && { shipTo: { name: shipTo.label || buyer.name, postalAddress: addressOf(shipTo) } }),
        information: { deliveryDate: dateOf(its.issuedOn) },
      },
      tradeSettlement: {
        currencyCode: currency,
        remittanceInformation: its.number,
        paymentInstruction: { typeCode: its.meansCode },
        vatBreakdown: its.taxes.map(({ category, rate, taxable, tax, reason }) => ({
          calculatedAmount: tax,
          typeCode: 'VAT',
          basisAmount: taxable,
          categoryCode: category,
          ...(rate !== null && { rateApplicablePercent: rate }),
          ...(category !== 'S' && category !== 'Z' && optional(reason, 'exemptionReasonText')),
        })),
        ...(its.charges.length > 0 && {
          charges: its.charges.map(({ amount, category, rate }) => ({
            actualAmount: amount,
            reason: 'Freight',
            reasonCode: 'FC',
            categoryTradeTax: { categoryCode: category, ...(rate !== null && { vatRate: rate }) },
          })),
        }),
        ...(its.dueOn && { paymentTerms: { dueDate: dateOf(its.dueOn) } }),
        ...(its.preceding && {
          precendingInvoices: [{ reference: its.preceding.number, issueDate: dateOf(its.preceding.issuedOn) }],
        }),
        monetarySummation: {
          lineTotalAmount: totals.lines,
          chargeTotalAmount: totals.charges,
          taxBasisTotalAmount: totals.taxable,
          taxTotal: { amount: totals.tax, currencyCode: currency },
          grandTotalAmount: totals.total,
          paidAmount: totals.prepaid,
          duePayableAmount: totals.due,
        },
      },
      line: its.lines.map((line) => lineOf(line)),
    },
  }
}

function lineOf({
  id,
  name,
  description,
  sku,
  quantity,
  unit,
  price,
  gross,
  allowance,
  net,
  category,
  rate,
}: Semantic['lines'][number]) {
  return {
    identifier: id,
    tradeProduct: { name, ...optional(sku, 'sellerAssignedID'), ...optional(description, 'description') },
    tradeAgreement: { netTradePrice: { chargeAmount: price } },
    tradeDelivery: { billedQuantity: { amount: String(quantity), unitMeasureCode: unit } },
    tradeSettlement: {
      tradeTax: { typeCode: 'VAT', categoryCode: category, ...(rate !== null && { rateApplicablePercent: rate }) },
      ...(allowance && {
        allowances: [{ actualAmount: allowance, reason: 'Discount', reasonCode: '95', basisAmount: gross }],
      }),
      monetarySummation: { lineTotalAmount: net },
    },
  }
}

const addressOf = ({ line1, line2, city, region, postalCode, country }: OrderAddress) => ({
  countryCode: country,
  ...optional(postalCode, 'postCode'),
  ...optional(line1, 'line1'),
  ...optional(line2, 'line2'),
  ...optional(city, 'city'),
  ...optional(region, 'countrySubdivision'),
})

const partyOf = ({ name, registration, email, address }: SemanticParty) => ({
  name,
  ...(registration && { organization: { registrationIdentifier: { value: registration } } }),
  ...(email && { electronicAddress: { value: email, schemeIdentifier: 'EM' } }),
  postalAddress: addressOf(address),
})

const sellerTax = ({ vatId, taxId }: SemanticParty) =>
  vatId || taxId
    ? { taxRegistration: { ...optional(vatId, 'vatIdentifier'), ...optional(taxId, 'localIdentifier') } }
    : {}
