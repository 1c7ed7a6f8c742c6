import { createContext, use } from 'react'
import { useSession } from './use-session.ts'

type Side = 'brand' | 'retailer'
type Viewed = { id: string; side: Side }

/** The entity whose trade a Souk administrator looks at; filled by the page that shows it. */
export const ViewedEntity = createContext<Viewed | null>(null)

/** Null where people read what is their own. What is viewed is only read. */
export const useViewedEntity = () => use(ViewedEntity)

/** The side that is reading, or is looked at. */
export function useTradeSide(): Side {
  const viewed = use(ViewedEntity)
  const { entityType } = useSession()
  return viewed?.side ?? (entityType === 'brand' ? 'brand' : 'retailer')
}

/** What a read sends along, and what its answer is stored under: the viewed entity, nothing for one's own. */
export function useViewedQuery(): { entityId?: string } {
  const viewed = use(ViewedEntity)
  return viewed ? { entityId: viewed.id } : {}
}

/** Where the reader opens something of the trade. Undefined where there is no page for them. */
export function useTradeLinks() {
  const viewed = use(ViewedEntity)
  const { entityType } = useSession()
  return { ...linksOf(viewed), customer: viewed || entityType !== 'brand' ? undefined : customerPath }
}

/** A retailer's page, for its brand: there is one relation with each. */
const customerPath = (retailerId: string) => `/connections/${retailerId}`

function linksOf(viewed: Viewed | null) {
  if (!viewed) {
    return {
      orders: '/orders',
      shipments: '/shipments',
      transactions: '/wallet/transactions',
      rules: '/wallet/rules',
      order: (id: string) => `/order/${id}`,
      shipment: (id: string) => `/shipment/${id}`,
      transaction: (id: string) => `/wallet/transactions/${id}`,
      invoice: (id: string): string | undefined => `/invoice/${id}`,
    }
  }
  const root = `/admin/entities/${viewed.side}/${viewed.id}`
  return {
    orders: `${root}?show=orders`,
    shipments: `${root}?show=shipments`,
    transactions: `${root}?show=transactions`,
    rules: '/admin/rules',
    order: (id: string) => `${root}/orders/${id}`,
    shipment: (id: string) => `${root}/shipments/${id}`,
    transaction: (id: string) => `${root}/transactions/${id}`,
    invoice: () => undefined,
  }
}
