import { createContext } from 'react'
import type { Location } from 'react-router'

/** How a shelf is looked at, as the calls take it: its filters and its order. */
export type ShelfView = Readonly<Record<string, string>>

/** The shelf on which a card stands, as text, so that it is the same as long as it says the same. */
export const ShelfOf = createContext<string | null>(null)
export const shelfText = (view: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(view).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()

/** The shelf a product was opened from travels with the visit, so a reload and the back button keep it. */
export const withShelf = (shelf: string | null) => (shelf ? { shelf } : null)

export function shelfIn({ state }: Pick<Location, 'state'>): ShelfView {
  const shelf: unknown = (state as { shelf?: unknown } | null)?.shelf
  return typeof shelf === 'string' ? Object.fromEntries(new URLSearchParams(shelf)) : {}
}
