import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { rights } from '../core/rights/rights.ts'
import { ContactRecord } from './prospect-shapes.ts'

const root = '/api/v2/lead-ai'
const ofRetailer = { allow: ['manage', 'Retailer'] } as const
const Found = z.object({
  isFound: z.boolean(),
  requests: z.array(
    z.object({
      id: z.uuid(),
      brandName: z.string(),
      outcome: z.nullable(z.enum(['delivered', 'declined', 'expired'])), // null: waits for an answer
      askedAt: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
})
/** A retailer on Souk chooses whether brands find it, and answers each brand that asks for its contact. */
export const beingFound = {
  read: endpoint({ method: 'GET', path: `${root}/found`, ...ofRetailer, reply: Found }),
  change: endpoint({
    method: 'PUT',
    path: `${root}/found`,
    ...rights.answerBrands,
    body: z.strictObject({ isFound: z.boolean() }),
    reply: Found,
    successMessage: 'prospects.changed',
  }),
  answer: endpoint({
    method: 'POST',
    path: `${root}/found/:id`,
    ...rights.answerBrands,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ isAllowed: z.boolean() }),
    reply: Found,
    successMessage: 'prospects.changed',
  }),
}

const ByToken = z.strictObject({ token: z.string().check(z.maxLength(200)) })
/** Opened from a mail, without signing in: one click ends all use of the contact by all brands. */
export const objections = {
  object: endpoint({
    method: 'POST',
    path: '/api/v2/lead-ai/objection',
    allow: 'public',
    body: ByToken,
    reply: z.null(),
    successMessage: 'prospects.objected',
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/v2/lead-ai/contact-data',
    allow: 'public',
    body: ByToken,
    reply: z.object({ contacts: z.array(ContactRecord) }),
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/v2/lead-ai/contact-data/erase',
    allow: 'public',
    body: ByToken,
    reply: z.object({ erased: z.int() }),
    successMessage: 'prospects.erased',
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
}
