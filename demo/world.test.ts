import { expect, test } from 'vitest'
import { entities } from './entities.ts'
import { demoPeople } from './identity.ts'
import { signIns } from './people.ts'

test('the world has 24 brands with a look, a new one, and 40 retailers, each with its own id and an admin', () => {
  const brands = entities.filter(({ type }) => type === 'brand')
  expect([brands.length, entities.length - brands.length]).toEqual([25, 40])
  expect(new Set(entities.map(({ slug }) => slug)).size).toBe(entities.length)
  const led = new Set(
    demoPeople().flatMap(({ places }) => places.filter(([, role]) => role === 'entityAdmin').map(([slug]) => slug)),
  )
  expect(entities.filter(({ slug }) => !led.has(slug))).toEqual([])
})

test('every sign-in that is printed exists, and no mail belongs to two people', () => {
  const mails = demoPeople().map(({ email }) => email)
  expect(new Set(mails).size).toBe(mails.length)
  for (const { email } of signIns) expect(mails).toContain(email)
})

test('it is the same world each time', () => {
  expect(demoPeople()).toEqual(demoPeople())
})
