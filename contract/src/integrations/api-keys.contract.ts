import { z } from 'zod/mini'
import { Day } from '../core/days.ts'
import { endpoint } from '../core/endpoint.ts'
import { nameUpTo } from '../core/rules.ts'
import { scopes } from '../core/scopes.ts'
import { rights } from '../core/rights/rights.ts'

const read = { allow: ['read', 'Profile'], sides: ['brand', 'retailer'] } as const
const write = rights.giveAccess

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  hint: z.string(), // the last letters of the secret
  scopes: z.array(z.string()),
  isSandbox: z.boolean(),
  callsPerMinute: z.int(),
  status: z.enum(['ACTIVE', 'EXPIRED', 'REVOKED']),
  createdBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z.strictObject({
  name: nameUpTo(60),
  scopes: z.array(z.enum(scopes)).check(z.minLength(1, 'integrations.noScope'), z.maxLength(scopes.length)),
  isSandbox: z._default(z.boolean(), false),
  expiresOn: z.nullish(Day), // its last day, in UTC; none: it does not expire
})

/** The secret is answered once, when the key is made. */
const MadeApiKey = z.object({ key: ApiKey, secret: z.string() })

export const apiKeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/integrations/keys',
    ...read,
    personal: true,
    reply: z.array(ApiKey),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/keys',
    ...write,
    body: NewApiKey,
    reply: MadeApiKey,
    status: 201,
    limit: { tries: 20, seconds: 60, per: 'user' },
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v2/integrations/keys/:id',
    ...write,
    params: z.strictObject({ id: z.uuid() }),
    reply: z.null(),
    successMessage: 'integrations.keyRevoked',
  }),
}
