import { z } from 'zod/mini'
import { ceiling, pageLimit } from './limits.ts'

/** The query of a paged list. `after` is the id of the last item seen: the way on past the ceiling. */
export const Paging = z
  .strictObject({
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), pageLimit),
    after: z.optional(z.uuid()),
  })
  .check(z.refine(({ page, limit }) => page * limit <= ceiling, { path: ['page'], error: 'paging.tooDeep' }))
export type Paging = z.output<typeof Paging>

/** Its reply: `page({ orders: z.array(OrderRow) })`. */
export function page<L extends z.core.$ZodLooseShape>(list: L) {
  return z.object({ ...list, page: z.int(), limit: z.int(), total: z.int(), more: z.boolean() })
}
