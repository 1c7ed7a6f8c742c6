import { z } from 'zod/mini'
import { Day } from '../core/days.ts'
import { endpoint } from '../core/endpoint.ts'
import { lettersOf, RichText } from '../core/rich-text/rich-text.ts'
import { legalKinds } from './legal-rules.ts'

export const LegalKind = z.enum(legalKinds)
const admin = { allow: ['manage', 'Souk'] } as const
const ofKind = z.strictObject({ kind: LegalKind })

/** The same text in both languages. */
export const LegalTexts = z.object({ en: RichText, ar: RichText })
export type LegalTexts = z.infer<typeof LegalTexts>
const Written = RichText.check(z.refine((text) => lettersOf(text).trim() !== '', 'legal.emptyText'))
const WrittenTexts = z.strictObject({ en: Written, ar: Written })

/** What holds now. Before anything is published, the draft to start from is shown as one. */
export const LegalText = z.object({
  kind: LegalKind,
  isDraft: z.boolean(),
  versionId: z.nullable(z.uuid()),
  number: z.nullable(z.int()),
  validFrom: z.nullable(z.string()),
  texts: LegalTexts,
})
export type LegalText = z.infer<typeof LegalText>

export const PublishedVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  validFrom: z.string(),
  asksAgain: z.boolean(),
  publishedAt: z.iso.datetime(),
  acceptances: z.int(),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

/** One kind as the console writes it: the draft, and all that was published. */
export const AdminLegal = z.object({
  kind: LegalKind,
  texts: LegalTexts, // the draft; else what was published last, else the built-in draft
  version: z.int(), // of the draft; 0: none is saved
  updatedAt: z.nullable(z.iso.datetime()),
  published: z.array(PublishedVersion), // the newest first
  current: z.nullable(z.int()), // the number that holds today
  today: z.string(), // in UTC, where the days of legal texts begin
})
export type AdminLegal = z.infer<typeof AdminLegal>

export const SaveDraft = z.strictObject({ texts: WrittenTexts, version: z.int() })
export const Publish = z.strictObject({ validFrom: Day, asksAgain: z.boolean(), version: z.int() })

export const legal = {
  read: endpoint({ method: 'GET', path: '/api/legal/:kind', allow: 'public', params: ofKind, reply: LegalText }),
  pending: endpoint({
    method: 'GET',
    path: '/api/v2/users/legal',
    allow: ['read', 'Profile'],
    reply: z.array(LegalText),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v2/users/legal',
    allow: ['read', 'Profile'],
    personal: true,
    body: z.strictObject({ versionIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10)) }),
    reply: z.array(LegalText),
    successMessage: 'legal.accepted',
  }),
}

export const legalAdmin = {
  list: endpoint({ method: 'GET', path: '/api/admin/legal', ...admin, reply: z.array(AdminLegal) }),
  read: endpoint({ method: 'GET', path: '/api/admin/legal/:kind', ...admin, params: ofKind, reply: AdminLegal }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/admin/legal/:kind',
    ...admin,
    params: ofKind,
    body: SaveDraft,
    reply: AdminLegal,
    successMessage: 'legal.saved',
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/legal/:kind/publish',
    ...admin,
    params: ofKind,
    body: Publish,
    reply: AdminLegal,
    successMessage: 'legal.published',
  }),
}
