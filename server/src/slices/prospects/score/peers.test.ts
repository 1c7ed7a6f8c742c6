import { expect, test } from 'vitest'
import { peersOf, profilesOf } from './peers.ts'

const own = { name: 'Orla', categories: ['DRESSES'] }

test('a brand that shelves show beside the same others is alike, though it never meets the brand itself', () => {
  const profiles = profilesOf([
    ['Orla', 'Lune'],
    ['Lune', 'Mira'],
    ['Tor', 'Kap'],
  ])
  const peers = peersOf(own, [], profiles)
  expect(peers.get('mira')).toBeGreaterThan(0)
  expect(peers.get('lune')).toBeGreaterThan(peers.get('mira')!)
  expect(peers.get('tor')).toBe(0)
  expect(peers.has('orla')).toBe(false)
})

test('a brand without shelves is compared by categories alone', () => {
  const peers = peersOf(
    own,
    [
      { name: 'Lune', categories: ['DRESSES'] },
      { name: 'Kap', categories: ['SHOES'] },
    ],
    profilesOf([]),
  )
  expect([peers.get('lune'), peers.get('kap'), peers.get('mira')]).toEqual([1, 0, undefined])
})
