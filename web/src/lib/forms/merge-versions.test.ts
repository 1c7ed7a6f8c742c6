import { expect, test } from 'vitest'
import { isSame, mergeVersions } from './merge-versions.ts'

const from = { story: 'Wool', tax: 'TX 1', city: 'Dubai' }

test('what was typed stands on top of what another person saved', () => {
  const merged = mergeVersions({ mine: { ...from, tax: 'TX 2' }, from, now: { ...from, story: 'Silk' } })
  expect(merged).toEqual({ values: { story: 'Silk', tax: 'TX 2', city: 'Dubai' }, typed: { tax: 'TX 2' }, both: {} })
})

test('a field that both changed is a conflict only where the values differ', () => {
  const mine = { story: 'Linen', tax: 'TX 2', city: 'Dubai' }
  const merged = mergeVersions({ mine, from, now: { story: 'Silk', tax: 'TX 2', city: 'Paris' } })
  expect(merged.both).toEqual({ story: 'Silk' })
  expect(merged.values).toEqual({ story: 'Linen', tax: 'TX 2', city: 'Paris' })
})

test('a server’s other way to write the same value counts as no change', () => {
  const mine = { body: { type: 'doc', mark: null } }
  const base = { body: { type: 'doc' } }
  expect(mergeVersions({ mine, from: mine, base, now: base }).both).toEqual({})
  expect(mergeVersions({ mine: { body: 'new' }, from: mine, base, now: base }).both).toEqual({})
})

test('the order of keys is no difference', () => {
  expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true)
  expect(isSame([1, 2], [2, 1])).toBe(false)
})
