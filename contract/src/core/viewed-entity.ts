import { z } from 'zod/mini'

/** The entity whose lists a Souk administrator reads; from others it is refused as absent. */
export const ViewedEntity = z.optional(z.uuid())
/** Who reads these lists: the two sides their own, Souk administrators those of the entity they name. */
export const readers = ['brand', 'retailer', 'souk'] as const
