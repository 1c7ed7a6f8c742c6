import { countries } from '@souk/contract/core/countries.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { email as Email } from '@souk/contract/core/rules.ts'
import type { Side } from '@souk/contract/entities/entity-shapes.ts'
import type { InvitationColumn } from '@souk/contract/invitations/invitations.contract.ts'
import type { Check } from '../../platform/documents/sheets/import-rows.ts'

export type InvitationLine = { row: number; cells: Partial<Record<InvitationColumn, string>> }
export type InvitationValues = { email: string; company: string; side: Side; country: string; language: Language }
export type Hindrance = 'hasAccount' | 'invitedBefore' | 'objected'
/** Why an address cannot be invited, of those that cannot. */
export type Hindered = ReadonlyMap<string, Hindrance>
export type Problem = {
  column: InvitationColumn
  value: string
  key: `invitations.${string}`
  params?: Record<string, unknown>
}

const plain = (text: string) => text.trim().toLowerCase()
const arabic = new Intl.DisplayNames('ar', { type: 'region' })
const countryCodes = new Map(
  countries.flatMap(({ code, name }) => [code, name, arabic.of(code) ?? name].map((word) => [plain(word), code])),
)
const sides = new Map<string, Side>([
  ['brand', 'brand'],
  ['علامة', 'brand'],
  ['العلامة', 'brand'],
  ['retailer', 'retailer'],
  ['تاجر تجزئة', 'retailer'],
  ['تاجر التجزئة', 'retailer'],
])
const languageWords = new Map<string, Language>([
  ['en', 'en'],
  ['english', 'en'],
  ['الإنجليزية', 'en'],
  ['ar', 'ar'],
  ['arabic', 'ar'],
  ['العربية', 'ar'],
])

/** Every row by itself and beside its sisters: whom it invites, or everything that is wrong with it. */
export const invitationIn =
  (hindered: Hindered, usual: Language): Check<InvitationLine, InvitationValues, Problem> =>
  ({ cells }, { object, first }) => {
    const text = (column: InvitationColumn) => (cells[column] ?? '').trim()
    const refuse = (column: InvitationColumn, key: Problem['key'], params: Problem['params'] = {}) =>
      object({ column, value: cells[column] ?? '', key, params })
    for (const column of ['company', 'email', 'side', 'country'] as const)
      if (text(column) === '') refuse(column, 'invitations.required', { column })
    const company = text('company').replace(/\s+/g, ' ')
    if (company !== '' && (company.length < 2 || company.length > 120)) refuse('company', 'invitations.company')
    const mail = Email.safeParse(text('email'))
    if (text('email') !== '' && !mail.success) refuse('email', 'invitations.email')
    const [side, country] = [sides.get(plain(text('side'))), countryCodes.get(plain(text('country')))]
    if (text('side') !== '' && !side) refuse('side', 'invitations.side')
    if (text('country') !== '' && !country) refuse('country', 'invitations.country')
    const language = text('language') === '' ? usual : languageWords.get(plain(text('language')))
    if (!language) refuse('language', 'invitations.language')
    if (!mail.success) return null
    const earlier = first(mail.data)
    if (earlier !== undefined) refuse('email', 'invitations.twice', { first: earlier })
    const hindrance = hindered.get(mail.data)
    if (hindrance) refuse('email', `invitations.${hindrance}`)
    return side && country && language ? { email: mail.data, company, side, country, language } : null
  }
