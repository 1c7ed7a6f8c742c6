import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { nameUpTo } from '../core/rules.ts'

const traders = { allow: ['read', 'Profile'], sides: ['brand', 'retailer'] } as const
const byId = z.strictObject({ id: z.uuid() })

export const ViewPage = z.enum(['sales', 'engagement', 'purchases'])
export type ViewPage = z.infer<typeof ViewPage>

export const SavedView = z.object({
  id: z.uuid(),
  page: ViewPage,
  name: z.string(),
  search: z.string(), // `by=retailer&compare=year`
  createdBy: z.nullable(z.string()),
  isYours: z.boolean(),
  isMailed: z.boolean(), // to the person who asks, every Monday
})
export type SavedView = z.infer<typeof SavedView>

const Search = z.string().check(z.maxLength(2_000), z.regex(/^[\w=&%.,+~*'()!-]*$/))

/** Filters that a team shares by name. */
export const views = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/analytics-views',
    ...traders,
    query: z.strictObject({ page: ViewPage }),
    reply: z.array(SavedView),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v2/analytics-views',
    ...traders,
    body: z.strictObject({ page: ViewPage, name: nameUpTo(60), search: z._default(Search, '') }),
    reply: SavedView,
    status: 201,
    idempotent: true,
    successMessage: 'analytics.viewSaved',
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/analytics-views/:id',
    ...traders,
    params: byId,
    body: z.strictObject({
      name: z.optional(nameUpTo(60)),
      search: z.optional(Search),
      isMailed: z.optional(z.boolean()),
    }),
    reply: SavedView,
    successMessage: 'analytics.viewSaved',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/analytics-views/:id',
    ...traders,
    params: byId,
    reply: z.null(),
    successMessage: 'analytics.viewRemoved',
  }),
}
