import { divideHalfUp, shareHalfUp } from '@souk/contract/core/rounding.ts'
import { type TaxCategory } from '@souk/contract/shipments/tax.ts'

export type TaxKey = { category: TaxCategory; rate: number; country: string; reason: string }
export type Charged = { quantity: number; price: bigint; discount: number } & TaxKey
export type TaxTotal = TaxKey & { taxable: bigint; tax: bigint }
export type Totals = { net: bigint; freight: bigint; tax: bigint; total: bigint; taxes: TaxTotal[] }
export type LineAmounts = { gross: bigint; discount: bigint; net: bigint }

/** Each line is rounded half up by itself. */
export function lineAmounts({
  quantity,
  price,
  discount,
}: Pick<Charged, 'quantity' | 'price' | 'discount'>): LineAmounts {
  const gross = price * BigInt(quantity)
  const off = shareHalfUp(gross, discount)
  return { gross, discount: off, net: gross - off }
}

type Taxed = TaxKey & { amount: bigint }
const keyOf = ({ category, rate, country }: TaxKey) => `${category} ${rate} ${country}`

/** Tax is computed once for each rate, on the sum of what it applies to. */
export function totalsOf(lines: readonly Taxed[], freights: readonly Taxed[]): Totals {
  const sum = (all: readonly Taxed[]) => all.reduce((total, { amount }) => total + amount, 0n)
  const taxes = [...Map.groupBy([...lines, ...freights], keyOf).values()].map((all) => {
    const { category, rate, country, reason } = all[0]!
    const taxable = sum(all)
    return { category, rate, country, reason, taxable, tax: shareHalfUp(taxable, rate) }
  })
  const [net, freight] = [sum(lines), sum(freights)]
  const tax = taxes.reduce((total, one) => total + one.tax, 0n)
  return { net, freight, tax, total: net + freight + tax, taxes }
}

/** Tax on a credit, so that all credits of an invoice together give back exactly its tax. */
export const creditedTax = (rate: number, before: bigint, now: bigint): bigint =>
  shareHalfUp(before + now, rate) - shareHalfUp(before, rate)

type DepositState = { deposit: bigint; used: bigint; goods: bigint; isLast: boolean }

/** An invoice deducts the deposit in proportion to its goods; the last one deducts the rest. */
export function depositShare({ deposit, used, goods, isLast }: DepositState, net: bigint): bigint {
  const left = deposit - used
  if (left <= 0n) return 0n
  if (isLast || goods <= 0n) return left
  const share = divideHalfUp(deposit * net, goods)
  return share < left ? share : left
}
