import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { periodQuery } from './sales-shapes.ts'

export const EngagementView = z.enum(['funnel', 'retailers', 'collections', 'products', 'searches'])
export type EngagementView = z.infer<typeof EngagementView>

/** Retailers that the viewer may name are counted exactly; the others in steps of five, and not at all below five. */
const Seen = z.object({ retailers: z.int(), others: z.int() })

export const NextStep = z.enum(['MESSAGE', 'REMINDER', 'INVITE', 'NONE'])
export type NextStep = z.infer<typeof NextStep>

export const FunnelStep = z.enum(['brand', 'collection', 'product', 'wishlist', 'cart', 'order'])

const Attention = z.object({
  id: z.uuid(),
  name: z.string(),
  collectionId: z.uuid(),
  image: z.nullable(z.string()),
  views: z.int(), // by retailers that may be named
  viewers: Seen,
  wishlists: Seen,
  carts: Seen,
  orders: z.int(), // orders placed in the period that hold it
})

const asking = { allow: ['manage', 'Brand'], reply: z.object({ askedAt: z.nullable(z.iso.datetime()) }) } as const

export const engagement = {
  /** Whether a brand that does not have these pages has asked for them. */
  asked: endpoint({ method: 'GET', path: '/api/v2/users/analytics/request', ...asking }),
  /** Asks the marketplace to switch them on; the first request counts. */
  ask: endpoint({
    method: 'POST',
    path: '/api/v2/users/analytics/request',
    ...asking,
    successMessage: 'analytics.asked',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v2/users/analytics',
    allow: ['manage', 'Brand'],
    query: z.strictObject({
      ...periodQuery,
      view: z._default(EngagementView, 'funnel'),
    }),
    reply: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      asOf: z.iso.datetime(),
      funnel: z.array(z.object({ step: FunnelStep, ...Seen.shape })),
      retailers: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          relationId: z.uuid(),
          views: z.int(),
          products: z.int(),
          wishlists: z.int(),
          carts: z.int(),
          orders: z.int(),
          lastSeen: z.iso.date(),
          next: NextStep,
          deadline: z.nullable(z.iso.date()), // the nearest of what it looked at
        }),
      ),
      others: z.int(), // retailers without a relation that looked, in steps of five
      collections: z.array(Attention),
      products: z.array(Attention),
      searches: z.object({
        led: z.array(z.object({ words: z.string(), ...Seen.shape })),
        empty: z.array(z.object({ words: z.string(), retailers: z.int() })), // across the marketplace, in steps of five
      }),
      more: z.boolean(),
    }),
  }),
}
