import { expect, test } from 'vitest'
import { helpLink } from './help-link.ts'

const helpLinks = {
  knowledgeCenter: {
    brand: { entityAdmin: 'b/admin', salesManager: 'b/manager', salesRepresentative: 'b/rep' },
    retailer: { entityAdmin: 'r/admin' },
  },
}

test.each([
  ['brand', 'entityAdmin', 'b/admin'],
  ['brand', 'salesManager', 'b/manager'],
  ['brand', 'salesRepresentative', 'b/rep'],
  ['retailer', 'entityAdmin', 'r/admin'],
  ['guest', null, 'r/admin'],
  [null, 'soukAdmin', 'b/admin'],
] as const)('%s %s reads %s', (entityType, role, page) => {
  expect(helpLink({ helpLinks }, 'knowledgeCenter', { entityType, role })).toBe(page)
})

test('without an address there is no link', () => {
  expect(helpLink({ helpLinks }, 'academy', { entityType: 'brand', role: 'entityAdmin' })).toBeNull()
})
