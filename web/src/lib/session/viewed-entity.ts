import { createContext, use } from 'react'
import { useSession } from './use-session.ts'

type Side = 'brand' | 'retailer'

/** The entity whose trade a Souk administrator looks at; filled by the page that shows it. */
export const ViewedEntity = createContext<{ id: string; side: Side } | null>(null)

/** Null where people read what is their own. What is viewed is only read. */
export const useViewedEntity = () => use(ViewedEntity)

/** Which of the two sides is reading, or is looked at. */
export function useTradeSide(): Side {
  const viewed = use(ViewedEntity)
  const { entityType } = useSession()
  return viewed?.side ?? (entityType === 'brand' ? 'brand' : 'retailer')
}
