import { afterAll, describe, expect, test } from 'vitest'
import { type ReadinessKey, readiness } from '@souk/contract/readiness/readiness.contract.ts'
import { freePort } from '../../testing/free-port.ts'
import { newMailServer } from '../../testing/outside/mail-server.ts'
import { newStripe } from '../../testing/outside/stripe-stand-in.ts'
import { newWorld, type Person } from '../../testing/world.ts'
import { whatIsOpen } from '../../tell-what-is-open.ts'

const mailServer = await newMailServer()
const stripe = await newStripe()
const port = await freePort()
const settings = { smtpUrl: mailServer.url, publicUrl: `http://127.0.0.1:${port}`, role: 'all', isDemo: false } as const
const { app, ask, close, db, deps, person } = await newWorld(settings)
await app.listen({ port, host: '127.0.0.1' })
afterAll(async () => {
  await close()
  await mailServer.close()
  await stripe.close()
})
const admin = await person({ side: 'souk' })
const strong = async (who: Person) => {
  await db.updateTable('session').set({ isStrong: true }).where('userId', '=', who.userId).execute()
  return who
}
await strong(admin)
const prove = (point: ReadinessKey) => ask(admin, readiness.prove, { params: { point } })
const pointIn = ({ points }: { points: readonly { key: ReadinessKey }[] }, key: ReadinessKey) =>
  points.find((point) => point.key === key)
const proved = async (key: ReadinessKey) => pointIn((await prove(key)).data, key)

test('an installation that nobody touched names what is open, to administrators alone', async () => {
  const { data } = await ask(admin, readiness.read)
  expect(data.isDemo).toBe(false)
  expect(pointIn(data, 'mail')).toMatchObject({ state: 'open', proof: 'test', checked: null })
  expect(pointIn(data, 'payments')).toMatchObject({ state: 'off', proof: null })
  const brand = await person({ side: 'brand' })
  expect((await ask(brand, readiness.read)).status).toBe(403)
  expect((await ask(brand, readiness.prove, { params: { point: 'review' } })).status).toBe(403)
  const { data: arabic } = await ask(admin, readiness.read, { headers: { 'accept-language': 'ar' } })
  expect(pointIn(arabic, 'mail')).toMatchObject({ title: 'البريد' })
})

describe('a test', () => {
  test('of the mail sends one to the administrator and shows what the server answered', async () => {
    expect(await proved('mail')).toMatchObject({ state: 'done', checked: { by: 'Nadia Karam' } })
    const { email } = await db
      .selectFrom('userAccount')
      .select('email')
      .where('id', '=', admin.userId)
      .executeTakeFirstOrThrow()
    expect(mailServer.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'A test from your marketplace']])
    mailServer.refuse.set(email!, 550)
    expect(await proved('mail')).toMatchObject({ state: 'problem', text: expect.stringContaining('550') })
  })

  test('of the address finds this server, and not another one that answers there', async () => {
    const { data } = await ask(null, readiness.echo, { query: { text: 'one' } })
    const other = await ask(null, readiness.echo, { query: { text: 'two' } })
    expect(data.signed).not.toBe(other.data.signed)
    await prove('address')
    const row = () =>
      db.selectFrom('readinessCheck').selectAll().where('point', '=', 'address').executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ isGood: true, subject: settings.publicUrl, detail: 'HTTP 200' })
    const here = deps.config.publicUrl
    deps.config.publicUrl = `http://127.0.0.1:${await freePort()}`
    await prove('address')
    expect(await row()).toMatchObject({ isGood: false })
    deps.config.publicUrl = here
  })

  test('of the files writes, reads and leaves nothing behind', async () => {
    expect(await proved('files')).toMatchObject({ state: 'done' })
    expect(await db.selectFrom('storedFile').selectAll().execute()).toEqual([])
  })

  test('of the cards needs a webhook that leads here and has brought an event', async () => {
    expect((await prove('payments')).status).toBe(200)
    deps.config.stripe = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiUrl: stripe.url }
    expect(await proved('payments')).toMatchObject({ state: 'problem', text: expect.stringContaining('No webhook') })
    const url = `${deps.config.publicUrl}/api/payments/webhook`
    stripe.state.webhooks = [{ url, status: 'disabled' }]
    expect(await proved('payments')).toMatchObject({ state: 'problem', text: expect.stringContaining('disabled') })
    stripe.state.webhooks = [{ url, status: 'enabled' }]
    expect(await proved('payments')).toMatchObject({
      state: 'open',
      text: expect.stringContaining('none of its events'),
    })
    await db.insertInto('providerEvent').values({ id: 'evt_1', provider: 'stripe', type: 'charge.succeeded' }).execute()
    expect(await proved('payments')).toMatchObject({ state: 'done' })
    deps.config.stripe = null
  })

  test('of the jobs waits for a worker that took one', async () => {
    expect(await proved('jobs')).toMatchObject({
      state: 'done',
      checked: { detail: expect.stringMatching(/^\d+ ms$/) },
    })
  })
})

test('a person confirms what no machine can try; a rule that changes is to be confirmed again', async () => {
  expect(await proved('commission')).toMatchObject({ state: 'done', text: expect.stringContaining('15%') })
  expect(await proved('restore')).toMatchObject({ state: 'done' })
  await db.insertInto('moneyRule').values({ key: 'commission.later', value: 900n }).execute()
  const { data } = await ask(admin, readiness.read)
  expect(pointIn(data, 'commission')).toMatchObject({ state: 'open', text: expect.stringContaining('9%') })
})

test('what shows by itself cannot be confirmed', async () => {
  expect((await prove('twoAdmins')).status).toBe(404)
  await person({ side: 'souk' })
  const { data } = await ask(admin, readiness.read)
  expect(pointIn(data, 'twoAdmins')).toMatchObject({ state: 'done' })
})

test('each test is in the audit log, and /readyz?full says the same to this machine alone', async () => {
  const { rows } = await db.executeQuery<{ n: number }>(
    db
      .selectFrom('audit')
      .select(db.fn.countAll<number>().as('n'))
      .where('action', '=', 'admin.readinessChecked')
      .compile(),
  )
  expect(Number(rows[0]!.n)).toBeGreaterThan(5)
  const full = await fetch(`${settings.publicUrl}/readyz?full`)
  expect(await full.json()).toMatchObject({ status: 'ready', open: (await whatIsOpen(deps)()).open })
  const forwarded = await fetch(`${settings.publicUrl}/readyz?full`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(await forwarded.json()).not.toHaveProperty('open')
})
