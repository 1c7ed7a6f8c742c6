import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { max } from '../core/rules.ts'
import { rights } from '../core/rights/rights.ts'
import { deliveryList } from './integration-lists.ts'
import { webhookEvents } from './webhook-events.ts'

const read = { allow: ['read', 'Profile'], sides: ['brand', 'retailer'] } as const
const write = rights.runWebhooks
const ById = z.strictObject({ id: z.uuid() })
const ByDelivery = z.strictObject({ deliveryId: z.uuid() })

/** The scheme and the length here; whether the address is private is decided when it is used. */
export const WebUrl = z
  .string('rules.required')
  .check(
    z.trim(),
    z.maxLength(2_000, 'rules.url'),
    z.regex(/^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i, 'integrations.badUrl'),
  )

const Events = z.array(z.enum(webhookEvents)).check(z.minLength(1, 'integrations.noEvent'), z.maxLength(20))

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.string()),
  status: z.enum(['ACTIVE', 'PAUSED']),
  pauseReason: z.nullable(z.enum(['OWNER', 'FAILING', 'GONE'])),
  failingSince: z.nullable(z.iso.datetime()),
  oldSecretUntil: z.nullable(z.iso.datetime()),
  waiting: z.int(), // deliveries that wait for a try
  lastDelivery: z.nullable(z.object({ at: z.iso.datetime(), isOk: z.boolean(), status: z.nullable(z.int()) })),
  version: z.int(),
  createdAt: z.iso.datetime(),
})
export type Webhook = z.infer<typeof Webhook>

export const Delivery = z.object({
  id: z.uuid(),
  messageId: z.string(),
  event: z.string(),
  subject: z.string(),
  status: z.enum(['WAITING', 'DELIVERED', 'FAILED']),
  tries: z.int(),
  answerStatus: z.nullable(z.int()), // of the last try
  failure: z.nullable(z.string()),
  nextTryAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  deliveredAt: z.nullable(z.iso.datetime()),
})
export type Delivery = z.infer<typeof Delivery>

const Attempt = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  url: z.string(),
  requestHeaders: z.record(z.string(), z.string()),
  status: z.nullable(z.int()),
  answer: z.string(), // its first characters
  failure: z.nullable(z.string()),
  isOk: z.boolean(),
  ms: z.int(),
})
const DeliveryDetail = z.object({ delivery: Delivery, body: z.string(), attempts: z.array(Attempt) })
export type DeliveryDetail = z.infer<typeof DeliveryDetail>

export const NewWebhook = z.strictObject({ url: WebUrl, description: z._default(max(120), ''), events: Events })

export const webhooks = {
  list: endpoint({ method: 'GET', path: '/api/v2/integrations/webhooks', ...read, reply: z.array(Webhook) }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/webhooks',
    ...write,
    personal: true,
    body: NewWebhook,
    reply: z.object({ webhook: Webhook, secret: z.string() }),
    status: 201,
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/integrations/webhooks/:id',
    ...write,
    personal: true,
    params: ById,
    body: z.strictObject({
      url: z.optional(WebUrl),
      description: z.optional(max(120)),
      events: z.optional(Events),
      status: z.optional(z.enum(['ACTIVE', 'PAUSED'])),
      version: z.optional(z.int()),
    }),
    reply: Webhook,
    successMessage: 'integrations.saved',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/integrations/webhooks/:id',
    ...write,
    personal: true,
    params: ById,
    reply: z.null(),
    successMessage: 'integrations.webhookRemoved',
  }),
  /** A new secret; the old one signs too for another day. */
  rotate: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/webhooks/:id/secret',
    ...write,
    personal: true,
    params: ById,
    reply: z.object({ webhook: Webhook, secret: z.string() }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/webhooks/:id/test',
    ...write,
    params: ById,
    reply: Delivery,
    status: 201,
    limit: { tries: 20, seconds: 60, per: 'user' },
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/v2/integrations/webhooks/:id/deliveries',
    ...read,
    params: ById,
    query: listQuery(deliveryList),
    reply: page({ items: z.array(Delivery) }),
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/api/v2/integrations/deliveries/:deliveryId',
    ...read,
    params: ByDelivery,
    reply: DeliveryDetail,
  }),
  repeat: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/deliveries/:deliveryId/repeat',
    ...write,
    params: ByDelivery,
    reply: Delivery,
    successMessage: 'integrations.repeated',
  }),
  /** Everything since a time goes out again, in its order. */
  repeatSince: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/webhooks/:id/repeat',
    ...write,
    params: ById,
    body: z.strictObject({ since: z.iso.datetime(), onlyFailed: z._default(z.boolean(), false) }),
    reply: z.object({ repeated: z.int() }),
    limit: { tries: 10, seconds: 60, per: 'user' },
  }),
}
