import { type ReactNode, createContext, use } from 'react'

type Of = { orderId: string; mayPack: boolean }

/** Shipments and invoices of an order, for its page: shipments come after orders, so the app provides them. */
export const ShipmentsOf = createContext<((of: Of) => ReactNode) | null>(null)

export const useShipmentsOf = () => use(ShipmentsOf)
