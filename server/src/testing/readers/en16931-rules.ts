import { XMLParser } from 'fast-xml-parser'

/**
 * Business rules of EN 16931 over a finished XML, written from the standard and independent of the code that makes it.
 * The official Schematron cannot be run here; this covers identifiers, sums, VAT breakdown and VAT categories.
 */
type Line = {
  net: number
  quantity: number
  price: number
  allowance: number
  category: string
  rate: number | null
  name: string
  unit: string
}
type Vat = { category: string; rate: number | null; taxable: number; tax: number; reason: string }
export type Terms = {
  customization: string
  number: string
  typeCode: string
  issueDate: string
  currency: string
  sellerName: string
  sellerCountry: string
  sellerVat: string
  sellerTax: string
  buyerName: string
  buyerCountry: string
  buyerVat: string
  deliverTo: string
  lines: Line[]
  charges: { amount: number; category: string; rate: number | null; reason: string }[]
  vat: Vat[]
  lineTotal: number
  chargeTotal: number
  taxable: number
  taxTotal: number
  total: number
  prepaid: number
  due: number
  texts: string[] // every amount as it is written
}

const list = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
// oxlint-disable-next-line typescript/no-explicit-any -- parsed XML has no type
type Node = any
const text = (node: Node): string =>
  node === undefined ? '' : typeof node === 'object' ? String(node['#text'] ?? '') : String(node)
const number = (node: Node): number => Number(text(node) || 0)
const rateOf = (node: Node): number | null => (text(node) === '' ? null : Number(text(node)))
const parse = (xml: string): Node =>
  new XMLParser({
    ignoreAttributes: false,
    removeNSPrefix: true,
    parseTagValue: false,
    attributeNamePrefix: '@',
  }).parse(xml)
const amountsIn = (xml: string) => [...xml.matchAll(/<[^>]*Amount[^>]*>([-\d.]+)</g)].map(([, value]) => value!)

export function termsOfCii(xml: string): Terms {
  const root = parse(xml).CrossIndustryInvoice
  const {
    ApplicableHeaderTradeAgreement: agreement,
    ApplicableHeaderTradeSettlement: money,
    ...trade
  } = root.SupplyChainTradeTransaction
  const sums = money.SpecifiedTradeSettlementHeaderMonetarySummation
  const tax = (party: Node, scheme: string) =>
    text(list(party.SpecifiedTaxRegistration).find(({ ID }: Node) => ID['@schemeID'] === scheme)?.ID)
  return {
    customization: text(root.ExchangedDocumentContext.GuidelineSpecifiedDocumentContextParameter.ID),
    number: text(root.ExchangedDocument.ID),
    typeCode: text(root.ExchangedDocument.TypeCode),
    issueDate: text(root.ExchangedDocument.IssueDateTime.DateTimeString),
    currency: text(money.InvoiceCurrencyCode),
    sellerName: text(agreement.SellerTradeParty.Name),
    sellerCountry: text(agreement.SellerTradeParty.PostalTradeAddress?.CountryID),
    sellerVat: tax(agreement.SellerTradeParty, 'VA'),
    sellerTax: tax(agreement.SellerTradeParty, 'FC'),
    buyerName: text(agreement.BuyerTradeParty.Name),
    buyerCountry: text(agreement.BuyerTradeParty.PostalTradeAddress?.CountryID),
    buyerVat: tax(agreement.BuyerTradeParty, 'VA'),
    deliverTo: text(trade.ApplicableHeaderTradeDelivery?.ShipToTradeParty?.PostalTradeAddress?.CountryID),
    lines: list(trade.IncludedSupplyChainTradeLineItem).map((line: Node) => {
      const settlement = line.SpecifiedLineTradeSettlement
      const quantity = line.SpecifiedLineTradeDelivery.BilledQuantity
      return {
        net: number(settlement.SpecifiedTradeSettlementLineMonetarySummation.LineTotalAmount),
        quantity: number(quantity),
        unit: quantity['@unitCode'],
        price: number(line.SpecifiedLineTradeAgreement.NetPriceProductTradePrice.ChargeAmount),
        allowance: list(settlement.SpecifiedTradeAllowanceCharge).reduce(
          (sum: number, one: Node) => sum + number(one.ActualAmount),
          0,
        ),
        category: text(settlement.ApplicableTradeTax.CategoryCode),
        rate: rateOf(settlement.ApplicableTradeTax.RateApplicablePercent),
        name: text(line.SpecifiedTradeProduct.Name),
      }
    }),
    charges: list(money.SpecifiedTradeAllowanceCharge).map((one: Node) => ({
      amount: number(one.ActualAmount),
      reason: text(one.Reason),
      category: text(one.CategoryTradeTax.CategoryCode),
      rate: rateOf(one.CategoryTradeTax.RateApplicablePercent),
    })),
    vat: list(money.ApplicableTradeTax).map((one: Node) => ({
      category: text(one.CategoryCode),
      rate: rateOf(one.RateApplicablePercent),
      taxable: number(one.BasisAmount),
      tax: number(one.CalculatedAmount),
      reason: text(one.ExemptionReason),
    })),
    lineTotal: number(sums.LineTotalAmount),
    chargeTotal: number(sums.ChargeTotalAmount),
    taxable: number(sums.TaxBasisTotalAmount),
    taxTotal: number(sums.TaxTotalAmount),
    total: number(sums.GrandTotalAmount),
    prepaid: number(sums.TotalPrepaidAmount),
    due: number(sums.DuePayableAmount),
    texts: amountsIn(xml),
  }
}

export function termsOfUbl(xml: string): Terms {
  const document = parse(xml)
  const root = document.Invoice ?? document.CreditNote
  const [seller, buyer] = [root.AccountingSupplierParty.Party, root.AccountingCustomerParty.Party]
  const sums = root.LegalMonetaryTotal
  const tax = (party: Node, scheme: string) =>
    text(list(party.PartyTaxScheme).find(({ TaxScheme }: Node) => text(TaxScheme.ID) === scheme)?.CompanyID)
  const allowances = (node: Node) => list(node.AllowanceCharge)
  return {
    customization: text(root.CustomizationID),
    number: text(root.ID),
    typeCode: text(root.InvoiceTypeCode ?? root.CreditNoteTypeCode),
    issueDate: text(root.IssueDate),
    currency: text(root.DocumentCurrencyCode),
    sellerName: text(seller.PartyLegalEntity.RegistrationName),
    sellerCountry: text(seller.PostalAddress?.Country?.IdentificationCode),
    sellerVat: tax(seller, 'VAT'),
    sellerTax: tax(seller, 'TAX'),
    buyerName: text(buyer.PartyLegalEntity.RegistrationName),
    buyerCountry: text(buyer.PostalAddress?.Country?.IdentificationCode),
    buyerVat: tax(buyer, 'VAT'),
    deliverTo: text(root.Delivery?.DeliveryLocation?.Address?.Country?.IdentificationCode),
    lines: list(root.InvoiceLine ?? root.CreditNoteLine).map((line: Node) => ({
      net: number(line.LineExtensionAmount),
      quantity: number(line.InvoicedQuantity ?? line.CreditedQuantity),
      unit: (line.InvoicedQuantity ?? line.CreditedQuantity)['@unitCode'],
      price: number(line.Price.PriceAmount),
      allowance: allowances(line).reduce((sum: number, one: Node) => sum + number(one.Amount), 0),
      category: text(line.Item.ClassifiedTaxCategory.ID),
      rate: rateOf(line.Item.ClassifiedTaxCategory.Percent),
      name: text(line.Item.Name),
    })),
    charges: allowances(root).map((one: Node) => ({
      amount: number(one.Amount),
      reason: text(one.AllowanceChargeReason),
      category: text(one.TaxCategory.ID),
      rate: rateOf(one.TaxCategory.Percent),
    })),
    vat: list(root.TaxTotal.TaxSubtotal).map((one: Node) => ({
      category: text(one.TaxCategory.ID),
      rate: rateOf(one.TaxCategory.Percent),
      taxable: number(one.TaxableAmount),
      tax: number(one.TaxAmount),
      reason: text(one.TaxCategory.TaxExemptionReason),
    })),
    lineTotal: number(sums.LineExtensionAmount),
    chargeTotal: number(sums.ChargeTotalAmount),
    taxable: number(sums.TaxExclusiveAmount),
    taxTotal: number(root.TaxTotal.TaxAmount),
    total: number(sums.TaxInclusiveAmount),
    prepaid: number(sums.PrepaidAmount),
    due: number(sums.PayableAmount),
    texts: amountsIn(xml),
  }
}

const same = (a: number, b: number) => Math.abs(a - b) < 0.005
const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

/** The rules that a document breaks, by their names in the standard. */
export function brokenRules(terms: Terms): string[] {
  const { lines, charges, vat } = terms
  const broken: string[] = []
  const rule = (name: string, holds: boolean) => {
    if (!holds && !broken.includes(name)) broken.push(name)
  }
  rule('BR-01', terms.customization.startsWith('urn:cen.eu:en16931'))
  rule('BR-02', terms.number !== '')
  rule('BR-03', terms.issueDate !== '')
  rule('BR-04', ['380', '381', '386'].includes(terms.typeCode))
  rule('BR-05', /^[A-Z]{3}$/.test(terms.currency))
  rule('BR-06', terms.sellerName !== '')
  rule('BR-07', terms.buyerName !== '')
  rule('BR-09', /^[A-Z]{2}$/.test(terms.sellerCountry))
  rule('BR-11', /^[A-Z]{2}$/.test(terms.buyerCountry))
  rule('BR-16', lines.length > 0)
  rule(
    'BR-25',
    lines.every(({ name }) => name !== ''),
  )
  rule(
    'BR-27',
    lines.every(({ price }) => price >= 0),
  )
  rule(
    'BR-CO-04',
    lines.every(({ category }) => category !== ''),
  )
  rule(
    'BR-CO-09',
    [terms.sellerVat, terms.buyerVat].every((id) => id === '' || /^[A-Z]{2}/.test(id)),
  )
  rule('BR-CO-10', same(terms.lineTotal, sum(lines.map(({ net }) => net))))
  rule('BR-CO-12', same(terms.chargeTotal, sum(charges.map(({ amount }) => amount))))
  rule('BR-CO-13', same(terms.taxable, terms.lineTotal + terms.chargeTotal))
  rule('BR-CO-14', same(terms.taxTotal, sum(vat.map(({ tax }) => tax))))
  rule('BR-CO-15', same(terms.total, terms.taxable + terms.taxTotal))
  rule('BR-CO-16', same(terms.due, terms.total - terms.prepaid))
  const unit = terms.texts.some((amount) => amount.includes('.')) ? 0.01 : 1
  rule(
    'BR-CO-17',
    vat.every(({ taxable, rate, tax }) => Math.abs((taxable * (rate ?? 0)) / 100 - tax) <= 1.5 * unit),
  )
  rule('BR-CO-18', vat.length > 0)
  rule(
    'BR-CO-22',
    charges.every(({ reason }) => reason !== ''),
  )
  rule(
    'BR-DEC',
    terms.texts.every((amount) => /^-?\d+(\.\d{1,2})?$/.test(amount)),
  )
  rule(
    'line net',
    lines.every(({ net, quantity, price, allowance }) => same(net, quantity * price - allowance)),
  )
  for (const category of new Set([...lines, ...charges, ...vat].map((one) => one.category)))
    for (const [name, holds] of categoryRules(terms, category)) rule(`BR-${category}-${name}`, holds)
  return broken
}

function categoryRules(terms: Terms, category: string): [string, boolean][] {
  const of = <T extends { category: string }>(all: readonly T[]) => all.filter((one) => one.category === category)
  const [lines, charges, vat] = [of(terms.lines), of(terms.charges), of(terms.vat)]
  const rates = [...lines, ...charges].map(({ rate }) => rate)
  const isFree = category !== 'S' && category !== 'Z'
  const taxed = (rate: number | null) =>
    sum(lines.filter((line) => line.rate === rate).map(({ net }) => net)) +
    sum(charges.filter((charge) => charge.rate === rate).map(({ amount }) => amount))
  const { sellerVat, sellerTax, buyerVat } = terms
  const needsIds: Record<string, boolean> = {
    S: sellerVat !== '' || sellerTax !== '',
    Z: sellerVat !== '' || sellerTax !== '',
    E: sellerVat !== '' || sellerTax !== '',
    AE: sellerVat !== '' && buyerVat !== '',
    K: sellerVat !== '' && buyerVat !== '' && terms.deliverTo !== '',
    G: sellerVat !== '',
    O: sellerVat === '' && buyerVat === '',
  }
  return [
    ['01', category === 'S' ? vat.length > 0 : vat.length === 1],
    ['02', needsIds[category] ?? false],
    [
      '05',
      category === 'O'
        ? rates.every((rate) => rate === null)
        : rates.every((rate) => (category === 'S' ? rate! > 0 : rate === 0)),
    ],
    ['08', vat.every(({ taxable, rate }) => same(taxable, taxed(rate)))],
    ['09', category === 'S' || vat.every(({ tax }) => tax === 0)],
    ['10', isFree ? vat.every(({ reason }) => reason !== '') : vat.every(({ reason }) => reason === '')],
    ['11', category !== 'O' || terms.vat.length === 1],
  ]
}
