import { useSyncExternalStore } from 'react'
import { listeners } from '../../../lib/server/listeners.ts'

/** The cart a person chose to go on filling; what is added goes into it until they stop. */
export type Filling = { cartId: string; brand: string; store: string }

const place = 'fillingCart'
const changes = listeners()
let last: { text: string | null; filling: Filling | null } = { text: null, filling: null }

export function fillingCart(): Filling | null {
  const text = sessionStorage.getItem(place)
  if (text !== last.text) last = { text, filling: text ? (JSON.parse(text) as Filling) : null }
  return last.filling
}

export function fillCart(filling: Filling | null): void {
  if (filling) sessionStorage.setItem(place, JSON.stringify(filling))
  else sessionStorage.removeItem(place)
  changes.tell()
}

export const useFillingCart = () => useSyncExternalStore(changes.add, fillingCart)
