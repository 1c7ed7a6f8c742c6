import { expect, test } from 'vitest'
import { matches, paragraphKeys, topicOf, topics } from './topics.ts'

const catalogues = import.meta.glob<Record<string, string>>('./help.{en,ar}.json', { import: 'default', eager: true })

test.each(Object.entries(catalogues))('%s has every paragraph of every guide, and no other', (_, words) => {
  const expected = topics.flatMap((one) => [`${one.id}.title`, `${one.id}.lead`, ...paragraphKeys(one, null)])
  const ids = new Set(topics.map(({ id }) => id))
  const written = Object.keys(words).filter((key) => key.includes('.') && ids.has(key.split('.')[0]!))
  expect(written.toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['/dashboard', 'dashboard'],
  ['/dashboard/order-overview', 'orders'],
  ['/collections', 'collections'],
  ['/collections/edit/1', 'products'],
  ['/collections/books', 'books'],
  ['/order/1', 'orders'],
  ['/product/1/c/2', 'explore'],
  ['/wallet/rewards', 'wallet'],
  ['/profile', 'profile'],
  ['/profile/found', 'beingFound'],
  ['/prospects-gen-ai/lead', 'prospects'],
  ['/retailer-ai', 'retailerAi'],
  ['/integrations/stores/1', 'integrations'],
  ['/integration-metrics', 'integrations'],
  ['/admin', 'console'],
  ['/admin/users/1', 'consoleAccounts'],
  ['/admin/credit-requests', 'consoleMarketplace'],
  ['/help', undefined],
])('the guide to %s is %s', (path, id) => {
  expect(topicOf(path)?.id).toBe(id)
})

test('a viewer reads the paragraphs of the own side, an admin those of both', () => {
  const wallet = topicOf('/wallet')!
  expect(paragraphKeys(wallet, 'brand').filter((key) => key.includes('.retailer.'))).toEqual([])
  expect(paragraphKeys(wallet, 'retailer').filter((key) => key.includes('.brand.'))).toEqual([])
  expect(paragraphKeys(wallet, null)).toHaveLength(8)
})

test('the search ignores marks and letter case, and needs every word', () => {
  expect(matches(['تجّار التجزئة', 'Orders'], 'تجار ORDERS')).toBe(true)
  expect(matches(['Orders'], 'orders wallet')).toBe(false)
})
