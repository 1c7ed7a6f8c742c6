import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { fieldName, fieldParams, issueKey } from '@souk/contract/core/fields/field-sentence.ts'
import { languages } from '@souk/contract/core/language.ts'
import { messages } from './app.ts'
import { contracts } from './slices.ts'
import { newWorld } from './testing/world.ts'

const { ask, close, person } = await newWorld()
afterAll(close)

type Schema = { _zod: { def: Record<string, unknown> } }
type Named = { path: readonly string[]; schema: Schema }

/** Every field of a schema, however deep, by its path. */
function fieldsIn(schema: Schema | undefined, path: readonly string[] = [], seen = new Set<Schema>()): Named[] {
  if (!schema?._zod || seen.has(schema)) return []
  const { def } = schema._zod
  const within = new Set([...seen, schema])
  if (def['type'] === 'object') {
    return Object.entries(def['shape'] as Record<string, Schema>).flatMap(([name, field]) => [
      { path: [...path, name], schema: field },
      ...fieldsIn(field, [...path, name], within),
    ])
  }
  const inner = ['innerType', 'element', 'in', 'out', 'valueType', 'left', 'right'].map((part) => def[part])
  const lists = ['options', 'items'].flatMap((part) => (def[part] as Schema[] | undefined) ?? [])
  return [...inner, ...lists].flatMap((one) => fieldsIn(one as Schema | undefined, path, within))
}

const calls = Object.entries(contracts).flatMap(([group, contract]) =>
  Object.entries<Endpoint>(contract).map(([name, call]) => ({ at: `${group}.${name}`, call })),
)
const words = (language: 'en' | 'ar') => ({
  has: messages.has,
  say: (key: string) => messages.say(language, key as 'fields.name'),
})
/** What no sentence may have in it: the name as it was sent, a second article, or a part that was not filled in. */
const isAwkward = (sentence: string) =>
  /[a-z][A-Z]|\{\{|undefined/.test(sentence.replace(/YouTube|TikTok|LinkedIn/, '')) ||
  /\b(?:the|an?) (?:the|an?|is|has|may)\b|\bis on\b/i.test(sentence) ||
  /\ba [aeio]|\ban [^aeiou]/i.test(sentence)
const bare = (path: readonly string[]) => path.at(-1) ?? ''

test.each(calls)('$at calls every field of its body and query what people call it', ({ call }) => {
  const body = fieldsIn(call.body as unknown as Schema | undefined)
  const query = fieldsIn(call.query as unknown as Schema | undefined)
  const missing = [...body, ...query].filter(({ path }) => !messages.has(`fields.${bare(path)}`))
  expect(missing.map(({ path }) => path.join('.'))).toEqual([])
})

test.each(calls)('$at refuses what is missing or of the wrong kind in sentences that people read', ({ call }) => {
  const body = call.body as unknown as { safeParse?: (value: unknown) => { error?: { issues: Issue[] } } } | undefined
  const names = fieldsIn(call.body as unknown as Schema | undefined).filter(({ path }) => path.length === 1)
  const sent = [undefined, null, '', 7, true, [], {}, '!'].map((value) =>
    Object.fromEntries(names.map(({ path }) => [bare(path), value])),
  )
  const sentences = sent.flatMap((values) =>
    (body?.safeParse?.(values).error?.issues ?? []).flatMap((issue) =>
      languages.map((language) => sentence(issue, values, language)),
    ),
  )
  expect(sentences.filter(isAwkward)).toEqual([])
})

type Issue = { code: string; message: string; path: PropertyKey[]; expected?: unknown }
function sentence({ code, message, path, ...facts }: Issue, values: Record<string, unknown>, language: 'en' | 'ar') {
  const value = path.length === 1 ? values[String(path[0])] : undefined
  const key = issueKey({ code, message, path, value, expected: facts.expected }, messages.has)
  const name = fieldName(path, words(language), language)
  return messages.say(language, key, { ...facts, ...fieldParams(path, name, language) } as never)
}

test('a choice that was not made is asked for, in both languages', async () => {
  const admin = await person({ side: 'brand' })
  const record = contracts['bankTransfers']!['record'] as Endpoint
  const ofRetailer = async (language: string) => {
    const { errors } = await ask(admin, record, {
      body: { retailerId: '' } as never,
      headers: { 'accept-language': language },
    })
    return errors.find(({ field }) => field === 'retailerId')?.message
  }
  expect(await ofRetailer('en')).toBe('Choose a retailer.')
  expect(await ofRetailer('ar')).toBe('اختر تاجر التجزئة.')
})

test('a field that is not known is named as it was sent', async () => {
  const brand = await person({ side: 'brand' })
  const save = contracts['prospects']!['dismiss'] as Endpoint
  const { errors } = await ask(brand, save, { body: { nonsenseId: 'x' } as never })
  expect(errors.map(({ message }) => message)).toContain('“\u2068nonsenseId\u2069” is not known here.')
})

test('a field is called what its own screen calls it', () => {
  expect(fieldName(['limit'], words('en'), 'en')).toBe('credit limit')
  expect(fieldName(['limit'], words('en'), 'en', true)).toBe('page size')
  expect(fieldName(['items', '0', 'value'], words('en'), 'en')).toBe('quantity')
  expect(messages.say('ar', 'fields.line1')).toBe('الشارع والرقم')
  expect(messages.say('en', 'fields.cvc')).toBe('security code')
})

test('a switch that is missing is no text to enter', () => {
  const issue = { code: 'invalid_type', message: 'Invalid input', path: ['isOn'], expected: 'boolean' }
  expect(sentence(issue, {}, 'en')).toBe('Choose yes or no: switched on.')
})
