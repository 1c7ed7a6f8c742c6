import { money } from '@souk/contract/core/money.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

/** An amount as it was typed; more decimals than its currency has, or nothing, is refused. */
export function minorOf(text: string, currency: string, field: string): bigint {
  const value = money(text, currency)
  if (!value) throw new Refusal('invalid', 'wallet.tooManyDecimals', { field, params: { currency } })
  if (value.minor <= 0n) throw new Refusal('invalid', 'rules.positive', { field })
  return value.minor
}
