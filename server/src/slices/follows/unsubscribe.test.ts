import { afterAll, describe, expect, test } from 'vitest'
import type { MailKind } from '@souk/contract/follows/follow-mails.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { follows, unsubscribes } from '@souk/contract/follows/follows.contract.ts'
import { followWorld } from '../../testing/follows.ts'
import { newWorld } from '../../testing/world.ts'
import { unsubscribeToken } from './unsubscribe.ts'

const world = await newWorld()
const { app, ask, close, deps } = world
afterAll(close)
const { retailer } = followWorld(world)

const nadia = await retailer()
const omar = await retailer()
const tokenOf = (who: { userId: string }, kind: MailKind) => unsubscribeToken(deps.key, { userId: who.userId, kind })
const end = (token: string, body?: object) => ask(null, unsubscribes.end, { query: { token }, ...(body && { body }) })
const mails = async (who: { token: string }) => (await ask(who, follows.mails)).data

describe('one click', () => {
  test('ends one kind of mails to one person, without signing in, and can be undone', async () => {
    const token = tokenOf(nadia, 'opening')
    expect((await ask(null, unsubscribes.look, { query: { token } })).data).toEqual({ kind: 'opening', isWanted: true })
    expect(await mails(nadia)).toEqual({ opening: true, closing: true }) // looking ends nothing
    for (let n = 0; n < 2; n += 1) expect((await end(token)).data).toEqual({ kind: 'opening', isWanted: false })
    expect(await mails(nadia)).toEqual({ opening: false, closing: true })
    expect(await mails(omar)).toEqual({ opening: true, closing: true })
    await end(token, { isWanted: true })
    expect(await mails(nadia)).toEqual({ opening: true, closing: true })
  })
  test('as mail programs send it', async () => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/schedule/unsubscribe?token=${tokenOf(omar, 'closing')}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect([response.statusCode, response.json().data]).toEqual([200, { kind: 'closing', isWanted: false }])
    expect(await mails(omar)).toEqual({ opening: true, closing: false })
  })
  test('the digest loses its day and finds it again', async () => {
    const body = { day: 4, hour: 9, timeZone: 'Asia/Dubai' }
    await ask(nadia, entities.scheduleEmail, { body })
    const token = tokenOf(nadia, 'digest')
    await end(token)
    await end(token) // a second click does not forget the day
    expect((await ask(nadia, entities.digest)).data.day).toBeNull()
    await end(token, { isWanted: true })
    expect((await ask(nadia, entities.digest)).data).toEqual(body)
  })
  test('a token of one person or kind opens no other’s', async () => {
    const [userId, kind, signature] = tokenOf(nadia, 'opening').split('.') as [string, string, string]
    for (const token of [
      `${omar.userId}.${kind}.${signature}`,
      `${userId}.closing.${signature}`,
      `${userId}.${kind}.${'A'.repeat(43)}`,
      `${userId}.${kind}`,
      `${userId}.everything.${signature}`,
      '',
    ]) {
      expect([token, (await end(token)).status]).toEqual([token, 404])
      expect((await ask(null, unsubscribes.look, { query: { token } })).status).toBe(404)
    }
    expect(await mails(omar)).toEqual({ opening: true, closing: false })
    expect((await end(tokenOf({ userId: '00000000-0000-4000-8000-00000000dead' }, 'opening'))).status).toBe(404)
  })
})

test('no other call takes a form', async () => {
  const response = await app.inject({
    method: 'PUT',
    url: '/api/schedule/mails',
    headers: { authorization: `Bearer ${nadia.token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'opening=false',
  })
  expect(response.statusCode).toBe(415)
})
