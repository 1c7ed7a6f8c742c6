import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import type { Action, Resource, Role, Side } from './abilities.ts'
import type { MessageKey } from './errors.ts'
import type { FileType } from './media-types.ts'
import type { StaffArea } from './rights/staff.ts'

/** How often one caller may make a call; `per` says who counts as one caller. */
export type RateLimit = { tries: number; seconds: number; per: 'address' | 'user' }

/** A link's token may stand in for a session, for the few calls that turn it into one. */
export type LinkPurpose = 'loginLink' | 'magicLink'

/** Each call's own reply goes in, so the parameter of a method is compared both ways. */
type MessageOf = { of(data: unknown): MessageKey }['of']

/** One API call as data. The server mounts it, the web calls it, the docs print it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  allow: 'public' | readonly [Action, Resource]
  roles?: readonly Role[] // narrows `allow` to some of the team
  sides?: readonly Side[] // narrows it to some sides, where no resource says so
  staff?: StaffArea // the area of the marketplace's people whose change this is; without one only those who may all
  links?: readonly LinkPurpose[] // also open to the bearer of such a link
  personal?: true // closed to an admin who impersonates: passwords, mails, teams, payouts, paying, and what gives access after the visit
  duringMaintenance?: true // open to everyone while the marketplace is worked on: the ways in, so that its own people come in
  beforeTwoFactor?: true // open to an admin who has yet to set up or use a second factor
  params?: $ZodObject
  query?: $ZodObject
  body?: $ZodType
  upload?: true // the body is multipart, one part `file`; it is read by the handler, not by the schema
  reply: $ZodType // what stands in `data`
  raw?: 'text/plain' | 'text/event-stream' | readonly FileType[] // answered as it is, without the envelope: a text, or a file of one of these types
  status?: 201 | 202
  acceptedWhen?(data: unknown): boolean // answers 202 while the request waits for a decision
  successMessage?: MessageKey | MessageOf // becomes `message`
  mails?: true // its message says that a mail is on its way: without a mail server another one is said
  isRead?: true // changes nothing, though it is no GET: a key that may read may make it
  writes?: true // changes something, though it is a GET
  idempotent?: true // honours Idempotency-Key
  limit?: RateLimit
}

/** Keeps the literal types, and refuses a misspelt field: `role` for `roles` would open a door. */
export function endpoint<const E extends Endpoint>(call: E & Record<Exclude<keyof E, keyof Endpoint>, never>): E {
  return call
}

type Parsed<S> = S extends $ZodType ? output<S> : unknown
type Sent<S> = S extends $ZodType ? input<S> : never
type Part = 'params' | 'query' | 'body'

/** What a handler receives: the parts, parsed. */
export type Input<E extends Endpoint> = { [P in Part]: E extends Record<P, infer S> ? Parsed<S> : unknown }
/** What a caller sends: only the parts that the call declares. */
export type Request<E extends Endpoint> = {
  [P in Part as E extends Record<P, unknown> ? P : never]: E extends Record<P, infer S> ? Sent<S> : never
}
export type Reply<E extends Endpoint> = output<E['reply']>
