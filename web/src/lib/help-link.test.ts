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

test.each([
  ['knowledgeCenter', '/help'],
  ['academy', '/help/academy'],
] as const)('without an address of its own the %s is a built-in page', (kind, page) => {
  expect(helpLink({ helpLinks: {} }, kind, { entityType: 'brand', role: 'entityAdmin' })).toBe(page)
})
