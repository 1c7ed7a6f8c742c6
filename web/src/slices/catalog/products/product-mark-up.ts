import { money } from '@souk/contract/core/money.ts'
import { amountOut } from './product-changes.ts'

/** Retail ÷ wholesale to a hundredth, as the server counts it; null while one of them is no price. */
export function markUpOf(wholesalePrice: string, retailPrice: string, currency: string): number | null {
  const [wholesale, retail] = [wholesalePrice, retailPrice].map((text) => minorOf(amountOut(text), currency))
  if (!wholesale || retail === undefined) return null
  return Number((retail * 100n) / wholesale) / 100
}

function minorOf(text: string | null, currency: string): bigint | undefined {
  return text && /^\d+(\.\d+)?$/.test(text) ? money(text, currency)?.minor : undefined
}
