import { afterAll, expect, test } from 'vitest'
import { newReceiver } from '../../testing/outside/receiver.ts'
import { limitedFetch } from './limited-fetch.ts'

const receiver = await newReceiver(({ path }) => ({
  status: 201,
  headers: { 'x-size': path },
  body: 'x'.repeat(5_000),
}))
afterAll(() => receiver.close())

test('a reply up to the limit comes whole, with its status and headers', async () => {
  const reply = await limitedFetch(5_000)(`${receiver.url}/a`)
  expect([reply.status, reply.headers.get('x-size'), (await reply.text()).length]).toEqual([201, '/a', 5_000])
})

test('a larger reply is given up', async () => {
  const reply = await limitedFetch(4_999)(`${receiver.url}/a`)
  await expect(reply.text()).rejects.toThrow('The reply is larger than 4999 bytes')
})

test('a reply without a body stays one', async () => {
  receiver.how.rule = () => ({ status: 204 })
  const reply = await limitedFetch(10)(receiver.url)
  expect([reply.status, reply.body]).toEqual([204, null])
})
