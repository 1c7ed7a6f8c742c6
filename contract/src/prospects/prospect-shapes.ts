import { z } from 'zod/mini'
import { priceBands } from '../core/bands.ts'
import { max } from '../core/rules.ts'
import { CountryCode } from '../entities/entity-shapes.ts'
import { storeTypes } from '../entities/entity-words.ts'
import { TaxonomyKey } from '../reference/taxonomy-key.ts'
import { dismissalReasons, featureNames, matchModes, stages, thresholds } from './prospect-words.ts'

const bandKeys = priceBands.retailer.map(({ key }) => key)
const listOf = <T extends string>(values: readonly T[]) =>
  z._default(z.array(z.enum(values as readonly [T, ...T[]])).check(z.maxLength(60)), [])

export const LeadFilters = z.strictObject({
  countries: z._default(z.array(CountryCode).check(z.maxLength(60)), []),
  storeTypes: listOf(storeTypes),
  categories: z._default(z.array(TaxonomyKey).check(z.maxLength(60)), []),
  retailPrices: listOf(bandKeys),
  match: z._default(z.nullable(z.literal([...thresholds])), null),
  mode: z._default(z.enum(matchModes), 'any'),
})
export type LeadFilters = z.output<typeof LeadFilters>

export const LeadQuery = z.strictObject({
  pageNumber: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  search: z._default(max(100), ''),
  filters: z._default(LeadFilters, LeadFilters.parse({})),
  isFree: z._default(z.boolean(), false), // answers a search that is not paid with `isUnpaid` instead of charging it
})
export type LeadQuery = z.output<typeof LeadQuery>

export const Stage = z.enum(stages)
export type Stage = z.infer<typeof Stage>
export const DismissalReason = z.enum(dismissalReasons)

export const ContactState = z.enum(['REVEAL_REQUIRED', 'EXTERNAL_REVEAL_REQUIRED', 'REVEAL_REQUESTED'])
export const Outcome = z.enum(['delivered', 'declined', 'notFound', 'expired'])
/** Name, mail and phone are there only after a delivered reveal. */
export const LeadContact = z.object({
  id: z.uuid(),
  role: z.string(),
  state: ContactState,
  isExternal: z.boolean(), // a retailer on Souk, which is asked for its consent
  outcome: z.nullable(Outcome),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
})
export type LeadContact = z.infer<typeof LeadContact>

/** Everything that is stored of a contact, for the person it is about. */
export const ContactRecord = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  store: z.string(),
  source: z.string(),
  licence: z.string(),
  storedAt: z.iso.datetime(),
  uses: z.array(z.object({ brand: z.string(), use: z.enum(['REVEALED', 'INVITED']), at: z.iso.datetime() })),
})
export type ContactRecord = z.infer<typeof ContactRecord>

/** One bar: the points of the percentage that a feature adds or takes. */
export const Reason = z.object({
  feature: z.enum(featureNames),
  points: z.int(),
  facts: z.array(z.string()), // what was compared: shared categories, kilometres, words
})
export type Reason = z.infer<typeof Reason>
export const Reasons = z.object({ for: z.array(Reason), against: z.array(Reason), unknown: z.array(Reason) })
export type Reasons = z.infer<typeof Reasons>

export const Lead = z.object({
  id: z.uuid(),
  name: z.string(),
  domain: z.nullable(z.string()),
  country: z.string(),
  city: z.string(),
  storeType: z.nullable(z.string()),
  categories: z.array(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  match: z.int(),
  estimated: z.boolean(),
  reasons: Reasons,
  viewed: z.boolean(),
  saved: z.boolean(),
  contacts: z.array(LeadContact),
})
export type Lead = z.infer<typeof Lead>

export const TailoredLead = z.extend(Lead, { isExploratory: z.boolean(), givenAt: z.iso.datetime() })
export type TailoredLead = z.infer<typeof TailoredLead>

export const SavedLead = z.extend(Lead, {
  stage: Stage,
  notes: z.string(),
  owner: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  remindOn: z.nullable(z.iso.date()),
  savedAt: z.iso.datetime(),
  invitedAt: z.nullable(z.iso.datetime()),
})
export type SavedLead = z.infer<typeof SavedLead>

export const Place = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  km: z.int(),
})
export type Place = z.infer<typeof Place>

/** `problem` says why facts alone were used although a model is set. */
export const InvitationDraft = z.object({
  subject: z.string(),
  message: z.string(),
  by: z.enum(['model', 'facts']),
  problem: z.nullable(z.enum(['allowance', 'failed'])),
})
export type InvitationDraft = z.infer<typeof InvitationDraft>

export const LeadDetail = z.extend(Lead, {
  departments: z.array(z.string()),
  avgRetailPrice: z.nullable(z.string()),
  currency: z.string(),
  doors: z.nullable(z.int()),
  carriedBrands: z.array(z.string()),
  description: z.string(),
  source: z.string(),
  licence: z.string(),
  obtainedOn: z.iso.date(),
  base: z.int(), // where the bars start; with their points it makes the percentage
  stockists: z.array(Place), // the nearest first
  isTooClose: z.boolean(),
  similar: z.array(z.object({ id: z.uuid(), name: z.string(), country: z.string(), city: z.string(), match: z.int() })),
  tracking: z.nullable(
    z.object({
      stage: Stage,
      notes: z.string(),
      owner: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
      remindOn: z.nullable(z.iso.date()),
      invitedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  dismissed: z.nullable(DismissalReason),
  isCarrying: z.boolean(), // it carries the brand already and is not invited
  invitation: z.object({ subject: z.string(), message: z.string() }), // a draft from facts
  canDraft: z.boolean(), // by a language model
})
export type LeadDetail = z.infer<typeof LeadDetail>

export const CreditEntry = z.object({
  id: z.uuid(),
  amount: z.int(),
  reason: z.enum(['START', 'SEARCH', 'SAVE', 'REVEAL', 'RETURNED', 'GRANTED']),
  subject: z.string(),
  balance: z.int(),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

export const CreditRequest = z.object({
  id: z.uuid(),
  brand: z.object({ id: z.uuid(), name: z.string() }),
  kind: z.enum(['CREDITS', 'ACCESS']),
  credits: z.int(),
  note: z.string(),
  status: z.enum(['PENDING', 'GRANTED', 'DECLINED']),
  granted: z.int(),
  answer: z.string(),
  askedBy: z.nullable(z.string()),
  balance: z.int(),
  createdAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type CreditRequest = z.infer<typeof CreditRequest>

export const ImportProblem = z.object({ column: z.string(), value: z.string(), problem: z.string() })
export const ImportReport = z.object({
  added: z.int(),
  merged: z.int(),
  rejected: z.int(),
  rows: z.array(
    z.object({
      row: z.int(),
      name: z.string(),
      result: z.enum(['ADDED', 'MERGED', 'REJECTED']),
      problems: z.array(ImportProblem),
    }),
  ),
})
export type ImportReport = z.infer<typeof ImportReport>
