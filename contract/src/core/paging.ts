import { z } from 'zod'

export const ceiling = 10_000

/** The query of a paged list. `after` is the id of the last item seen: the way on past the ceiling. */
export const Paging = z
  .strictObject({
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(24),
    after: z.uuid().optional(),
  })
  .refine(({ page, limit }) => page * limit <= ceiling, { path: ['page'], error: 'paging.tooDeep' })
export type Paging = z.output<typeof Paging>

/** Its reply: `page({ orders: z.array(OrderRow) })`. */
export function page<L extends z.ZodRawShape>(list: L) {
  return z.object({ ...list, page: z.int(), limit: z.int(), total: z.int(), more: z.boolean() })
}
