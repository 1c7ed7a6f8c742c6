import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { newTraders } from '../../../testing/traders.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)
const { brand, seller, shelf, buyer } = await newTraders(world)
const { products } = await shelf(1)

async function selection(retailerId?: string) {
  const lines = [{ productId: products[0]! }]
  const body = { name: 'Resort', lines, ...(retailerId && { retailerId }) }
  return { id: (await ask(seller, wishlists.create, { body })).data.wishlistId }
}
const mailsTo = (email: string) =>
  db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id').execute()
const send = (params: { id: string }, body: object, headers = {}) =>
  ask(seller, wishlists.mail, { params, body, headers })
const someone = () => `${randomUUID()}@souk.test`

test('a list goes out by mail in the reader’s language, with a link that opens without signing in', async () => {
  const [list, outside, known] = [await selection(), someone(), await world.user({ language: 'ar' })]
  const sent = await send(list, { emails: [outside, known.email], message: 'Have a look <b>' })
  expect(sent.data).toEqual({ sent: 2, skipped: [] })
  const [english, arabic] = [(await mailsTo(outside))[0]!, (await mailsTo(known.email))[0]!]
  expect(english.subject).toBe('Maison Orla shows you Resort')
  expect(arabic.subject).toBe('مختارات لك من Maison Orla: Resort')
  expect(arabic.html).toContain('dir="rtl"')
  expect(english.html).toContain('Have a look &lt;b&gt;')
  const { data } = await ask(seller, wishlists.read, { params: list })
  expect(english.html).toContain(data.publicLink!.url)
})

test('the same mail is sent once a day; another message is another mail', async () => {
  const [list, email] = [await selection(), someone()]
  const clicks = await Promise.all([1, 2, 3].map(() => send(list, { emails: [email], message: 'Hi' })))
  expect(clicks.map(({ data }) => data.sent).toSorted()).toEqual([0, 0, 1])
  expect((await send(list, { emails: [email], message: 'Hi again' })).data.sent).toBe(1)
  expect(await mailsTo(email)).toHaveLength(2)
  await db
    .updateTable('wishlistMail')
    .set({ sentAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  expect((await send(list, { emails: [email], message: 'Hi' })).data.sent).toBe(1)
})

test('the same key is the same mail', async () => {
  const [list, email] = [await selection(), someone()]
  const key = { 'idempotency-key': randomUUID() }
  const [first, second] = [await send(list, { emails: [email] }, key), await send(list, { emails: [email] }, key)]
  expect(first.data).toEqual(second.data)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('twenty mails a day for the whole team, and what is refused sends nothing', async () => {
  await db.deleteFrom('rateLimit').execute()
  const list = await selection()
  for (let n = 0; n < 4; n += 1) {
    const emails = Array.from({ length: 5 }, someone)
    expect((await send(list, { emails })).data.sent).toBe(5)
  }
  const late = [someone(), someone()]
  const refused = await send(list, { emails: late })
  expect(refused.status).toBe(429)
  expect(refused.errors[0]!.message).toContain('20')
  expect(await mailsTo(late[0]!)).toHaveLength(0)
  await db.deleteFrom('rateLimit').execute()
})

test('a follow-up reaches the people of the retailer, in their language, once they can see the selection', async () => {
  const lea = await buyer(true)
  const user = await db
    .updateTable('userAccount')
    .set({ language: 'ar' })
    .where('id', '=', lea.userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const list = await selection(lea.entityId)
  const remind = () => ask(seller, wishlists.followUp, { params: list, body: { message: '' } })
  expect((await remind()).status).toBe(409)
  const sharing = { userIds: [], entityIds: [lea.entityId], mayEdit: [] }
  await ask(seller, wishlists.share, { params: list, body: sharing })
  expect((await remind()).data).toEqual({ sent: 1, skipped: [] })
  expect((await remind()).data).toEqual({ sent: 0, skipped: [user.email] })
  const [mail] = await mailsTo(user.email)
  expect(mail!.subject).toBe('بانتظار ردك على مختارات Maison Orla: Resort')
  expect(mail!.html).toContain(`/wishlist-products/${list.id}`)
  expect((await ask(seller, wishlists.followUp, { params: await selection(), body: {} })).status).toBe(409)
})

test('a retailer reminds the brands its wishlist is shared with, and only those', async () => {
  const lea = await buyer(true)
  await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', lea.userId).execute()
  const made = await ask(lea, wishlists.create, { body: { name: 'Autumn', products: [] } })
  const list = { id: made.data.wishlistId }
  const remind = () => ask(lea, wishlists.followUp, { params: list, body: { message: 'Please have a look' } })
  expect((await remind()).status).toBe(409)
  await ask(lea, wishlists.share, { params: list, body: { userIds: [], entityIds: [brand.id], mayEdit: [] } })
  const answer = await remind()
  const { email } = await db
    .selectFrom('userAccount')
    .selectAll()
    .where('id', '=', seller.userId)
    .executeTakeFirstOrThrow()
  expect(answer.data.sent).toBeGreaterThan(0)
  const [mail] = await mailsTo(email)
  expect(mail!.html).toContain(`/selection-products/${list.id}`)
  expect((await remind()).data.sent).toBe(0)
})

test('a retailer’s reminder reaches only those of the sales team who look after it', async () => {
  const lea = await buyer(true)
  await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', lea.userId).execute()
  const team = { side: 'brand', entityId: brand.id } as const
  const [own, stranger] = [
    await world.person({ ...team, role: 'salesRepresentative' }),
    await world.person({ ...team, role: 'salesRepresentative' }),
  ]
  const place = db.selectFrom('association').select('id').where('userId', '=', own.userId)
  await db.updateTable('relation').set({ salesRepId: place }).where('retailerId', '=', lea.entityId).execute()
  const made = await ask(lea, wishlists.create, { body: { name: 'Private', products: [] } })
  const list = { id: made.data.wishlistId }
  await ask(lea, wishlists.share, { params: list, body: { userIds: [], entityIds: [brand.id], mayEdit: [] } })
  expect((await ask(lea, wishlists.followUp, { params: list, body: { message: 'For you' } })).status).toBe(200)
  const mailed = async ({ userId }: { userId: string }) => {
    const user = await db.selectFrom('userAccount').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    return (await mailsTo(user.email)).filter(({ subject }) => subject.includes('Private')).length
  }
  expect([await mailed(seller), await mailed(own), await mailed(stranger)]).toEqual([1, 1, 0])
})

test('mail waits until the sender’s own address is proven, and is not for those who only read', async () => {
  const list = await selection()
  await db.updateTable('userAccount').set({ emailVerifiedAt: null }).where('id', '=', seller.userId).execute()
  expect((await send(list, { emails: [someone()] })).status).toBe(409)
  await db.updateTable('userAccount').set({ emailVerifiedAt: new Date() }).where('id', '=', seller.userId).execute()
  const mate = await world.person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  const sharing = { userIds: [mate.userId], entityIds: [], mayEdit: [mate.userId] }
  await ask(seller, wishlists.share, { params: list, body: sharing })
  expect((await ask(mate, wishlists.mail, { params: list, body: { emails: [someone()] } })).status).toBe(403)
})
