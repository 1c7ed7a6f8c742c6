import { containedHalfUp } from '../core/rounding.ts'
import { isTaxNumber } from '../entities/tax-number.ts'

/** Members of the EU, whose businesses account for the tax on services from each other. */
const union: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

type Company = { country: string | null; taxNumber: string }
/** Standard, reverse charge, or outside the scope of tax: codes of UNCL5305. */
export type CommissionTax = { category: 'S' | 'AE' | 'O'; rate: number }

/** What tax a commission contains: the marketplace's rate for brands of its own country, else none. */
export function commissionTax(seller: Company & { rate: number }, brand: Company): CommissionTax {
  if (seller.country !== null && seller.country === brand.country && seller.rate > 0)
    return { category: 'S', rate: seller.rate }
  const isReverse =
    seller.country !== brand.country &&
    [seller, brand].every(
      ({ country, taxNumber }) => country !== null && union.has(country) && isTaxNumber(country, taxNumber),
    )
  return { category: isReverse ? 'AE' : 'O', rate: 0 }
}

/** A commission includes its tax, so that what a brand owes is what it agreed to. */
export function splitCommission(total: bigint, { rate }: CommissionTax): { taxable: bigint; tax: bigint } {
  const tax = containedHalfUp(total, rate)
  return { taxable: total - tax, tax }
}
