import type { MessageKey } from '../errors.ts'
import type { Language } from '../language.ts'
import type { Params } from '../translate.ts'

/** What a schema objects to: zod's issue, with the value that was sent. */
export type FieldIssue = {
  code: string
  message: string
  path: readonly PropertyKey[]
  value: unknown
  expected?: unknown
}
type Words = { has: (key: string) => boolean; say: (key: string) => string }

const choices = new Set(
  'country countryCode currency category subCategory department gender status role type kind method format month store stage'.split(
    ' ',
  ),
)
/** These say no more than that a value is missing or wrong; the other messages of a schema stay. */
const isGeneric = (key: string) => /^(?:invalid|rules|money)\./.test(key)
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The message for an issue: its own, or that of its kind; a choice that was not made is asked for. */
export function issueKey({ code, message, path, value, expected }: FieldIssue, has: Words['has']): MessageKey {
  const key = has(message) ? message : `invalid.${code}`
  if (code === 'unrecognized_keys' || !isGeneric(key)) return key as MessageKey
  if (expected === 'boolean' && code === 'invalid_type') return 'invalid.yesOrNo'
  const name = String(namesIn(path).at(-1) ?? '')
  const isChoice = key === 'invalid.invalid_value' || choices.has(name) || /(?:^i|I)ds?$/.test(name)
  return isBlank(value) && isChoice ? 'invalid.choose' : (key as MessageKey)
}

const namesIn = (path: readonly PropertyKey[]) => path.map(String).filter((part) => part && !/^\d+$/.test(part))

/** What people call a field: by where it stands, else by its own name, never by its path. */
export function fieldName(
  path: readonly PropertyKey[],
  { has, say }: Words,
  language: Language,
  isQuery = false,
): string {
  const names = namesIn(path)
  const name = names.at(-1) ?? 'request'
  const key = [`fields.${isQuery ? 'query' : names.at(-2)}.${name}`, `fields.${name}`].find(has)
  if (key) return say(key)
  return language === 'ar' ? `«${name}»` : name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

/** What a sentence about a field may name. Several are chosen without an article, and Arabic names have theirs. */
export function fieldParams(path: readonly PropertyKey[], name: string, language: Language): Params {
  const sent = namesIn(path).at(-1) ?? ''
  const isSeveral = /(?:Ids|[^s]s)$/.test(sent) || /[^s]s$/.test(name)
  const article = language === 'ar' || isSeveral ? '' : /^[aeiou]/i.test(name) ? 'an ' : 'a '
  return { field: name, sent: `\u2068${sent}\u2069`, choice: `${article}${name}` }
}
