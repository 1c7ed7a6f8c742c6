import type { $ZodType } from 'zod/v4/core'
import type { Random } from './random.ts'

const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown

/** What no form sends. */
const evil: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => ' ',
  () => 'x'.repeat(100_000),
  () => '\u0000',
  () => '\ud800',
  () => '\u202eevil\u2066',
  () => "' or 1=1 --",
  () => '%',
  () => '../../etc/passwd',
  () => '{{constructor.constructor("return 1")()}}',
  () => '0000-00-00',
  () => '0000-01-01',
  () => '9999-12-31',
  () => '2026-02-30',
  () => '+010000-01-01T00:00:00Z',
  () => 0,
  () => -0,
  () => -1,
  () => 1.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e308,
  () => '1e400',
  () => '999999999999999.999',
  () => '-1',
  () => 'NaN',
  () => [],
  () => [null],
  () => Array.from({ length: 2_000 }, () => 'x'),
  () => deep(500),
  () => ({}),
  () => ({ __proto__: null, constructor: 'x', toString: 1 }),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}') as unknown,
  () => ({ $ne: null }),
  () => '00000000-0000-0000-0000-000000000000',
  () => 'constructor',
]
export const evilValue = (random: Random): unknown => random.pick(evil)()

type Def = {
  type: string
  shape?: Record<string, $ZodType>
  element?: $ZodType
  innerType?: $ZodType
  options?: readonly $ZodType[]
  in?: $ZodType
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  valueType?: $ZodType
  items?: readonly $ZodType[]
}

/** Something like what the schema asks for, so that a bad part reaches what stands behind it. */
export function likely(schema: $ZodType, random: Random, ids: readonly string[], depth = 0): unknown {
  const def = schema._zod.def as unknown as Def
  const inner = (one: $ZodType) => likely(one, random, ids, depth + 1)
  if (depth > 8) return null
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape!).flatMap(([name, part]) => {
          const isOptional = ['optional', 'default'].includes((part._zod.def as unknown as Def).type)
          return isOptional && random.chance(0.5) ? [] : [[name, inner(part)]]
        }),
      )
    case 'array':
      return Array.from({ length: random.below(3) }, () => inner(def.element!))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return inner(def.innerType!)
    case 'union':
      return inner(random.pick(def.options!))
    case 'pipe':
      return inner(def.in!)
    case 'enum':
      return random.pick(Object.values(def.entries!))
    case 'literal':
      return random.pick(def.values!)
    case 'record':
      return { a: inner(def.valueType!) }
    case 'number':
    case 'int':
      return random.below(100)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'string':
      return likelyText(schema, random, ids)
    default:
      return random.pick(ids)
  }
}

function likelyText(schema: $ZodType, random: Random, ids: readonly string[]): string {
  const { format } = schema._zod.def as unknown as { format?: string }
  if (format === 'uuid' || format === 'guid') return random.pick(ids)
  if (format === 'date') return '2027-03-01'
  if (format === 'datetime') return '2027-03-01T00:00:00Z'
  return random.pick(['Coat', 'EUR', '12.50', 'nadia@souk.test', 'Souk#2026', 'FR', 'WOMEN', random.pick(ids)])
}

/** The value with one of its parts replaced by something evil. */
export function spoiled(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return evilValue(random)
  const keys = Object.keys(value)
  if (keys.length === 0) return random.chance(0.5) ? { unknown: evilValue(random) } : evilValue(random)
  const key = random.pick(keys)
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  copy[key] = spoiled(copy[key], random)
  return copy
}
