import { randomId } from '../random-id.ts'

const key = 'guestProducts'
const maxProducts = 100
export type GuestProducts = { id: string; productIds: readonly string[] } // `id` makes saving them idempotent

/** What a guest wanted to save or order stays in the tab while they sign up. */
export function rememberProducts(productIds: readonly string[]): void {
  const known = rememberedProducts()
  const all = [...new Set([...(known?.productIds ?? []), ...productIds])].slice(0, maxProducts)
  const remembered: GuestProducts = { id: known?.id ?? randomId(), productIds: all }
  sessionStorage.setItem(key, JSON.stringify(remembered))
}

export function rememberedProducts(): GuestProducts | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as GuestProducts | null
    return typeof stored?.id === 'string' && Array.isArray(stored.productIds) ? stored : null
  } catch {
    return null
  }
}

export const dropProducts = (): void => sessionStorage.removeItem(key)
