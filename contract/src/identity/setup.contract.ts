import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { confirmed, email, nameUpTo, password, required } from '../core/rules.ts'
import { SignedIn } from './sign-in-shapes.ts'

const Token = required.check(z.maxLength(200))

/** The first administrator. Without a password the person adds a passkey next. */
export const FirstAdmin = z
  .strictObject({
    token: Token,
    firstName: nameUpTo(60),
    lastName: nameUpTo(60),
    email,
    password: z.optional(password),
    password2: z.optional(z.string()),
  })
  .check(confirmed('password', 'password2'))

const limit = { tries: 20, seconds: 60, per: 'address' } as const

/** By the address that a start prints while the marketplace has no administrator. */
export const setup = {
  read: endpoint({
    method: 'GET',
    path: '/api/v2/users/noAuth/setup',
    duringMaintenance: true,
    allow: 'public',
    query: z.strictObject({ token: Token }),
    reply: z.object({ isOpen: z.boolean() }),
    limit,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/setup',
    duringMaintenance: true,
    allow: 'public',
    body: FirstAdmin,
    reply: SignedIn,
    status: 201,
    limit,
  }),
}
