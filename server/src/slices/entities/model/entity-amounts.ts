import { amount, money } from '@souk/contract/core/money.ts'
import type { EntityChange } from '@souk/contract/entities/entity-shapes.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

const fields = ['avgWholesalePrice', 'avgRetailPrice', 'minimumOrderValue'] as const
type Amounts = Partial<Record<(typeof fields)[number], bigint | null>> & { otherMinimums?: Record<string, string> }
type Kept = { currency: string } & Record<(typeof fields)[number], bigint | null>

/** What was typed, in minor units. In another currency what stays keeps its figure: nothing is converted. */
export function amountsAfter(
  change: Pick<EntityChange, (typeof fields)[number] | 'otherMinimums' | 'currency'>,
  saved: Kept,
): Amounts {
  const currency = change.currency ?? saved.currency
  const amounts: Amounts = {}
  for (const field of fields) {
    const given = change[field]
    const minor = saved[field]
    if (given !== undefined) amounts[field] = given === null ? null : minorOf(given, currency, field)
    else if (minor !== null) amounts[field] = minorOf(figure(minor, saved.currency), currency, 'currency')
  }
  if (change.otherMinimums) amounts.otherMinimums = minorByCurrency(change.otherMinimums)
  return amounts
}

/** Minor units as text, as the column stores them. */
const minorByCurrency = (amounts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(amounts).map(([currency, text]) => [currency, String(minorOf(text, currency, 'otherMinimums'))]),
  )

function minorOf(text: string, currency: string, field: string): bigint {
  const parsed = money(text, currency)
  if (!parsed) throw new Refusal('invalid', 'entities.tooManyDecimals', { field, params: { currency } })
  return parsed.minor
}

/** Without zeros that say nothing: 12.00 is 12 also where there are no cents. */
function figure(minor: bigint, currency: string): string {
  const text = amount({ minor, currency })
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
