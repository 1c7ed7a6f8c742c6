import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { ownUsageList } from './usage-list.ts'

/** Every step of a retailer that is recorded; `docs/usage-events.md` explains each. */
export const UsageKind = z.enum([
  'brand.viewed',
  'collection.viewed',
  'product.viewed',
  'search.made',
  'wishlist.added',
  'cart.added',
])
export type UsageKind = z.infer<typeof UsageKind>

const Words = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(80))
export const longestDelaySeconds = 86_400

export const UsageStep = z.strictObject({
  kind: UsageKind,
  subjectId: z.optional(z.uuid()), // of all but searches
  words: z.optional(Words), // of a search, or of the search that led to the subject
  found: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  secondsAgo: z._default(z.int().check(z.minimum(0), z.maximum(longestDelaySeconds)), 0),
})
export type UsageStep = z.output<typeof UsageStep>
export type UsageStepIn = z.input<typeof UsageStep>

export const mostSteps = 50

export const usage = {
  record: endpoint({
    method: 'POST',
    path: '/api/v2/users/usage-events',
    allow: ['read', 'Profile'],
    body: z.strictObject({ events: z.array(UsageStep).check(z.minLength(1), z.maxLength(mostSteps)) }),
    reply: z.null(),
    status: 202,
    limit: { tries: 120, seconds: 60, per: 'user' },
  }),
  /** What is stored about the person who asks. */
  own: endpoint({
    method: 'GET',
    path: '/api/v2/users/usage-events',
    allow: ['read', 'Profile'],
    query: listQuery(ownUsageList),
    reply: page({
      items: z.array(
        z.object({
          id: z.uuid(),
          at: z.iso.datetime(),
          kind: z.string(),
          subject: z.nullable(z.string()),
          words: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/usage-events',
    allow: ['read', 'Profile'],
    personal: true,
    reply: z.object({ deleted: z.int() }),
    successMessage: 'analytics.forgotten',
  }),
}
