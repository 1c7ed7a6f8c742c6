import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { messages, newServer } from '../../../app.ts'
import { newDatabase } from '../../../testing/database.ts'
import { readConfig } from '../../base/config.ts'
import { findLink } from '../../../slices/identity/door.ts'
import { openPlatform } from '../platform.ts'
import { eventually } from '../../../testing/eventually.ts'

test('a stopping server answers the request under way and takes no new one', async () => {
  const app = newServer(null)
  app.get('/slow', async () => {
    await sleep(600)
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const slow = new Promise<string>((done, fail) => {
    get({ port, path: '/slow' }, (response) => response.on('data', (chunk) => done(String(chunk)))).on('error', fail)
  })
  await sleep(150)
  const began = Date.now()
  const closed = app.close()
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed')
  expect(await slow).toBe('done')
  await closed
  expect(Date.now() - began).toBeLessThan(2500) // not waiting for the connection to be used again
})

test('a stopping server ends the connection of an answer that had begun before', async () => {
  const app = newServer(null)
  const body = new PassThrough()
  app.get('/begun', (_, reply) => reply.send(body))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  body.write('first')
  const answer = await fetch(`http://127.0.0.1:${port}/begun`)
  const began = Date.now()
  const closed = app.close()
  await sleep(100)
  body.end(' and last')
  expect(await answer.text()).toBe('first and last')
  await closed
  expect(Date.now() - began).toBeLessThan(2500)
})

test('a stopping worker finishes the job under way', async () => {
  const { addresses, pooledUrl, drop } = await newDatabase()
  const { log } = newServer(null)
  const platform = await openPlatform(
    readConfig({ SOUK_DATA: '/tmp/souk-stop', SOUK_SECRET: 'x'.repeat(32), ...addresses }),
    pooledUrl,
    messages,
    log,
    findLink,
  )
  const state = { began: false, ended: false }
  const run = async () => {
    state.began = true
    await sleep(1200)
    state.ended = true
  }
  await platform.jobs.start([{ name: 'test.slow', run }])
  await platform.deps.enqueue(platform.deps.db, 'test.slow', {})
  await eventually(() => expect(state.began).toBe(true))
  await platform.jobs.stop()
  expect(state.ended).toBe(true)
  await platform.close()
  await drop()
})
