import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { fetchProvider } from './fetch-provider.ts'

const asked: (string | undefined)[] = []
const pages: Record<string, object> = {
  '': {
    stores: [
      {
        name: 'Nuage',
        domain: 'nuage.example',
        country: 'FR',
        city: 'Lille',
        categories: ['DRESSES', 'BAGS'],
        source: 'Provider',
      },
      { name: 'Nowhere', country: 'Atlantis', source: 'Provider' },
    ],
    next: 'two',
  },
  two: { stores: [{ name: 'Nuage', domain: 'nuage.example', country: 'FR', doors: 3, source: 'Provider' }] },
}
let status = 200
const standIn = createServer((request, response) => {
  asked.push(request.headers.authorization)
  const cursor = new URL(request.url!, 'http://localhost').searchParams.get('cursor') ?? ''
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(pages[cursor]))
})
await new Promise<void>((done) => {
  standIn.listen(0, '127.0.0.1', done)
})
const url = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/stores`
const world = await newWorld({ leads: { url, key: 'secret' } })
afterAll(async () => {
  await world.close()
  standIn.close()
})

test('takes every page of a provider, merges duplicates and rejects what an import rejects', async () => {
  expect(await fetchProvider(world.deps)).toEqual({ added: 1, merged: 1, rejected: 1 })
  expect(asked).toEqual(['Bearer secret', 'Bearer secret'])
  const stores = await world.db.selectFrom('prospect').select(['name', 'categories', 'doors', 'brandId']).execute()
  expect(stores).toEqual([{ name: 'Nuage', categories: ['BAGS', 'DRESSES'], doors: 3, brandId: null }])
})

test('reports a provider that fails, and does nothing without one', async () => {
  status = 503
  await expect(fetchProvider(world.deps)).rejects.toThrow('503')
  expect(await fetchProvider({ ...world.deps, config: { ...world.deps.config, leads: null } })).toBeNull()
})
