import { type ReactNode, createContext, use } from 'react'

/** What was ordered from a collection, for its page: orders come later than the catalog, so the frame lends it. */
export const OrdersOf = createContext<((collectionId: string) => ReactNode) | null>(null)

export const useOrdersOf = () => use(OrdersOf)
