import { expect, test } from 'vitest'
import { inForce, isAccepted, kindsFor, legalKinds, mustAccept } from './legal-rules.ts'

const version = (number: number, validFrom: string, asksAgain = false) => ({ number, validFrom, asksAgain })

test.each([
  ['brand', ['terms-brands', 'privacy']],
  ['retailer', ['terms-retailers', 'privacy']],
  ['souk', []],
  ['guest', []],
] as const)('a %s accepts %s', (side, kinds) => {
  expect(kindsFor(side)).toEqual(kinds)
})

test('an imprint is the one text that is not accepted', () => {
  expect(legalKinds.filter((kind) => !isAccepted(kind))).toEqual(['imprint'])
})

const [first, second, third] = [version(1, '2026-01-01'), version(2, '2026-06-01'), version(3, '2026-06-01')]
test.each([
  ['2025-12-31', [first, second], undefined],
  ['2026-01-01', [first, second], 1],
  ['2026-05-31', [second, first], 1],
  ['2026-06-01', [first, second], 2],
  ['2026-06-01', [third, first, second], 3],
  ['2026-06-01', [], undefined],
] as const)('on %s, of %o version %s holds', (today, versions, number) => {
  expect(inForce(versions, today)?.number).toBe(number)
})

const asking = version(2, '2026-06-01', true)
test.each([
  ['nothing asks', [first, second], [], '2026-07-01', false],
  ['one asks and nothing was accepted', [first, asking], [], '2026-07-01', true],
  ['one asks and an earlier one was accepted', [first, asking], [1], '2026-07-01', true],
  ['one asks, but it has not begun', [first, asking], [1], '2026-05-31', false],
  ['one asked and was accepted', [first, asking], [1, 2], '2026-07-01', false],
  ['one asked, and a later one that does not ask was accepted', [first, asking, third], [3], '2026-07-01', false],
  ['one asked, and a later one that does not ask holds', [first, asking, third], [1], '2026-07-01', true],
] as const)('where %s', (_, versions, accepted, today, expected) => {
  expect(mustAccept(versions, accepted, today)).toBe(expected)
})
