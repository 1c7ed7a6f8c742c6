import { z } from 'zod/mini'

/** The entity whose trade a Souk administrator reads; from others it is refused as absent. */
export const ViewedEntity = z.optional(z.uuid())
/** Who reads this trade: the two sides their own, Souk administrators that of the entity they name. */
export const readers = ['brand', 'retailer', 'souk'] as const
/** The query of a call that reads one thing of an entity. */
export const ofViewedEntity = z.strictObject({ entityId: ViewedEntity })
