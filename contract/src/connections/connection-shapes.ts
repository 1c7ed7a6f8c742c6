import { z } from 'zod/mini'
import { max, required } from '../core/rules.ts'
import { CommercialTerms, PostalAddress } from '../entities/entity-shapes.ts'
import { relationOrigins, relationStatuses, requestDirections, requestStatuses } from './connection-lists.ts'

export const RequestStatus = z.enum(requestStatuses)
export type RequestStatus = z.infer<typeof RequestStatus>
export const RequestDirection = z.enum(requestDirections)
export type RequestDirection = z.infer<typeof RequestDirection>
export const RelationStatus = z.enum(relationStatuses)
export type RelationStatus = z.infer<typeof RelationStatus>
export const RelationOrigin = z.enum(relationOrigins)
export type RelationOrigin = z.infer<typeof RelationOrigin>

/** The other side, as far as it has to be recognised. */
export const Counterpart = z.object({
  id: z.uuid(),
  name: z.string(),
  nickName: z.nullable(z.string()), // how the reader's own entity calls it
  logo: z.nullable(z.string()),
  country: z.nullable(z.string()),
})
export type Counterpart = z.infer<typeof Counterpart>

export const ConnectionRequest = z.object({
  id: z.uuid(),
  direction: RequestDirection,
  counterpart: Counterpart,
  message: z.string(),
  answer: z.string(), // a word that came with an acceptance
  status: RequestStatus,
  senderName: z.nullable(z.string()), // the person, where they still are of the team
  mayAnswer: z.boolean(), // accept or decline, by the reader
  mayWithdraw: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
})
export type ConnectionRequest = z.infer<typeof ConnectionRequest>

/** What stands between the reader's entity and one counterpart. */
export const ConnectionInfo = z.object({
  relationId: z.nullable(z.uuid()), // they are connected, and the reader may know
  since: z.nullable(z.iso.datetime()),
  request: z.nullable(ConnectionRequest), // the open one
  mayRequest: z.boolean(),
  mayRequestFrom: z.nullable(z.iso.datetime()), // after a refusal, when one may ask again
})
export type ConnectionInfo = z.infer<typeof ConnectionInfo>

export const SalesRep = z.object({ userId: z.uuid(), name: z.string(), email: z.string() })
export const GroupName = z.object({ id: z.uuid(), name: z.string() })

export const RelationRow = z.object({
  id: z.uuid(),
  counterpart: Counterpart,
  status: RelationStatus,
  origin: RelationOrigin,
  group: z.optional(z.nullable(GroupName)), // the brand's own; absent for a retailer
  salesRep: z.nullable(SalesRep),
  since: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
})
export type RelationRow = z.infer<typeof RelationRow>

export const RelationEventKind = z.enum(['CONNECTED', 'REOPENED', 'ENDED', 'GROUP', 'SALES_REP', 'TERMS', 'NOTES'])
export type RelationEventKind = z.infer<typeof RelationEventKind>
export const RelationEvent = z.object({
  id: z.uuid(),
  kind: RelationEventKind,
  at: z.iso.datetime(),
  isOwnSide: z.boolean(),
  byName: z.nullable(z.string()), // a person of the reader's own side
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
})
export type RelationEvent = z.infer<typeof RelationEvent>

/** Any part of the brand's commercial terms, for this retailer instead. */
export const OwnTerms = z.partial(CommercialTerms)
export type OwnTerms = z.output<typeof OwnTerms>

/** A store of the retailer, with the address that an order for it is sent to. */
export const RelationPlace = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  address: z.nullable(PostalAddress),
})
export type RelationPlace = z.infer<typeof RelationPlace>

export const RelationContact = z.object({ name: z.string(), email: z.string(), isAdmin: z.boolean() })
export type RelationContact = z.infer<typeof RelationContact>

export const Message = max(1_000)
export const Notes = max(5_000)

/**
 * What a brand writes down about a retailer for itself. A field here is answered, sent, stored in the column of its name
 * and part of the form's values: the migration, its names and its place in the form are all it needs besides.
 */
export const OwnNotes = z.object({ notes: Notes })
export type OwnNotes = z.output<typeof OwnNotes>
export const ownNotes = Object.keys(OwnNotes.shape) as (keyof OwnNotes)[]

export const Relation = z.extend(RelationRow, {
  website: z.string(),
  terms: OwnTerms, // agreed for this relation
  brandTerms: OwnTerms, // what holds where nothing is agreed
  ...z.partial(OwnNotes).shape, // absent for a retailer
  contacts: z.optional(z.array(RelationContact)), // the retailer's people, for a brand that is connected
  places: z.optional(z.array(RelationPlace)), // its open stores, likewise
  history: z.array(RelationEvent), // the newest first
  version: z.int(),
  mayChange: z.boolean(),
  mayEnd: z.boolean(),
})
export type Relation = z.infer<typeof Relation>

export const GroupNameIn = required.check(z.maxLength(80, 'rules.max'))
