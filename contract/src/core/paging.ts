import { z } from 'zod/mini'
import { ceiling, pageLimit } from './limits.ts'

const place = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), pageLimit),
}
const tooDeep = z.refine<{ page: number; limit: number }>(({ page, limit }) => page * limit <= ceiling, {
  path: ['page'],
  error: 'paging.tooDeep',
})

/** The query of a paged list. `after` is the id of the last item seen: the way on past the ceiling. */
export const Paging = z.strictObject({ ...place, after: z.optional(z.uuid()) }).check(tooDeep)
export type Paging = z.output<typeof Paging>

/** The same for items whose id is no UUID. */
export const pagingBy = <Id extends z.core.$ZodType>(id: Id) =>
  z.strictObject({ ...place, after: z.optional(id) }).check(tooDeep)

/** Its reply: `page({ orders: z.array(OrderRow) })`. */
export function page<L extends z.core.$ZodLooseShape>(list: L) {
  return z.object({ ...list, page: z.int(), limit: z.int(), total: z.int(), more: z.boolean() })
}
