import { z } from 'zod/mini'
import { Role } from '../core/role.ts'

export const EntityType = z.enum(['brand', 'retailer', 'guest'])
export type EntityType = z.infer<typeof EntityType>

/** What signing in gives: the bearer token and who it speaks for. */
export const SignedIn = z.object({
  token: z.string(),
  role: z.nullable(Role),
  entityType: z.nullable(EntityType), // null for soukAdmin
})
export type SignedIn = z.infer<typeof SignedIn>

/** Where two-factor is on, the first step gives no token but a challenge, for five minutes. */
export const SecondStep = z.object({ challenge: z.string(), expiresAt: z.iso.datetime() })
export const FirstStep = z.extend(SignedIn, { token: z.nullable(z.string()), secondStep: z.optional(SecondStep) })
export type FirstStep = z.infer<typeof FirstStep>
