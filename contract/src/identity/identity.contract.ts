import { z } from 'zod/mini'
import { Role } from '../core/abilities.ts'
import { endpoint } from '../core/endpoint.ts'
import { languages } from '../core/language.ts'
import { email } from '../core/rules.ts'

export const EntityType = z.enum(['brand', 'retailer', 'guest'])
export type EntityType = z.infer<typeof EntityType>
export const Access = z.enum(['marketplace', 'direct'])
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>
export const Theme = z.enum(['light', 'dark', 'auto'])
export type Theme = z.infer<typeof Theme>

/** What signing in gives: the bearer token and who it speaks for. */
export const SignedIn = z.object({
  token: z.string(),
  role: z.nullable(Role),
  entityType: z.nullable(EntityType), // null for soukAdmin
})
export type SignedIn = z.infer<typeof SignedIn>

const Association = z.object({
  id: z.uuid(),
  entityId: z.nullable(z.uuid()),
  entityName: z.string(),
  entityType: z.nullable(EntityType),
  role: Role,
})

/** A person as they see themselves. */
export const Me = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role: z.nullable(Role),
  entityType: z.nullable(EntityType),
  entityName: z.string(),
  currentEntityId: z.nullable(z.uuid()),
  access: z.array(Access),
  isDemo: z.boolean(),
  isImpersonated: z.boolean(),
  language: Language,
  theme: Theme,
  lastLoggedUserAssociationId: z.nullable(z.uuid()),
  userAssociations: z.array(Association),
  abilities: z.array(z.object({ action: z.string(), subject: z.string() })),
})
export type Me = z.infer<typeof Me>

export const Credentials = z.strictObject({
  email,
  password: z.string().check(z.minLength(1, 'rules.required'), z.maxLength(200)),
})

export const identity = {
  login: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/login',
    allow: 'public',
    body: Credentials,
    reply: SignedIn,
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
  guestLogin: endpoint({
    method: 'POST',
    path: '/api/common/guest-user/login',
    allow: 'public',
    reply: SignedIn,
    limit: { tries: 30, seconds: 60, per: 'address' },
  }),
  logout: endpoint({ method: 'POST', path: '/api/v2/users/logout', allow: ['read', 'Profile'], reply: z.null() }),
  me: endpoint({ method: 'GET', path: '/api/v2/users', allow: ['read', 'Profile'], reply: Me }),
}
