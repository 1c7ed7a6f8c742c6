import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { conversations } from '@souk/contract/messaging/conversations.contract.ts'
import { catalogueProblems } from '@souk/contract/core/messages.ts'
import { messagingMessages } from '@souk/contract/messaging/messaging.messages.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { newNegotiators } from '../../../testing/negotiators.ts'
import { newNotified } from '../../../testing/notified.ts'
import { fileBody, newWorld } from '../../../testing/world.ts'
import { mailUnread } from './mail-unread.tsx'

const world = await newWorld({ isDemo: false })
const { ask, app, close, config, db, deps, person } = world
afterAll(close)
const { brand, seller, shelf, shopper, units, placed } = await newNegotiators(world)
const { deliver, inbox } = newNotified(world)
const { products } = await shelf(2)
const [coat] = products as [string, string]
await db.updateTable('sku').set({ onHand: 10_000 }).execute()
type Who = { token: string; entityId: string | null; userId: string }

const open = async (who: Who, entityId: string) => (await ask(who, conversations.open, { body: { entityId } })).data
const send = (who: Who, id: string, body: object) => ask(who, conversations.send, { params: { id }, body })
const read = async (who: Who, id: string) => (await ask(who, conversations.messages, { params: { id } })).data.messages
const list = async (who: Who, query: object = {}) => (await ask(who, conversations.list, { query })).data
async function talk() {
  const buyer = await shopper()
  const { id } = await open(buyer, brand.id)
  return { buyer, id }
}
const relationOf = (retailerId: string) =>
  db
    .selectFrom('relation')
    .selectAll()
    .where('brandId', '=', brand.id)
    .where('retailerId', '=', retailerId)
    .executeTakeFirstOrThrow()

describe('a conversation', () => {
  test('is one for both teams, with unread counts, an excerpt and read marks', async () => {
    const { buyer, id } = await talk()
    expect((await open(seller, buyer.entityId)).id).toBe(id)
    expect((await list(seller)).conversations.filter((one) => one.id === id)).toEqual([]) // nothing was written yet
    const sent = await send(buyer, id, { text: 'Is the coat lined?' })
    expect(sent.status).toBe(201)
    const [line] = (await list(seller, { filter: 'unread' })).conversations
    expect(line).toMatchObject({ id, unread: 1, excerpt: 'Is the coat lined?', counterpart: { id: buyer.entityId } })
    expect(await read(seller, id)).toMatchObject([
      { by: 'retailer', isYours: false, authorName: line!.counterpart.name },
    ])
    await ask(seller, conversations.markRead, { params: { id }, body: { messageId: sent.data.id } })
    expect((await ask(seller, conversations.unread)).data.unread).toBe(0)
    expect((await ask(buyer, conversations.read, { params: { id } })).data.readUpTo).toBe(sent.data.id)
  })
  test('is absent for another retailer, another brand and a representative of other retailers', async () => {
    const { id, buyer } = await talk()
    await send(buyer, id, { text: 'Hello' })
    const others = [
      await shopper(),
      await person({ side: 'brand' }),
      await person({ side: 'brand', entityId: brand.id, role: 'salesRepresentative' }),
    ]
    for (const who of others as Who[]) {
      expect((await ask(who, conversations.read, { params: { id } })).status).toBe(404)
      expect((await ask(who, conversations.messages, { params: { id } })).status).toBe(404)
      expect((await send(who, id, { text: 'Me too' })).status).toBe(404)
      expect((await list(who)).total).toBe(0)
    }
    const later = await talk()
    await send(later.buyer, later.id, { text: 'Hello too' })
    expect((await list(seller, { after: later.id })).conversations.map((one) => one.id)).toContain(id)
    expect((await list(buyer, { after: later.id })).conversations).toEqual([])
  })
  test('of an ended relation can be read but not continued', async () => {
    const { id, buyer } = await talk()
    const { data } = await send(buyer, id, { text: 'Hello' })
    await db.updateTable('relation').set({ status: 'ENDED' }).where('retailerId', '=', buyer.entityId).execute()
    expect(await read(seller, id)).toHaveLength(1)
    expect((await ask(seller, conversations.read, { params: { id } })).data.isReadOnly).toBe(true)
    for (const who of [buyer, seller]) expect((await send(who, id, { text: 'Again' })).status).toBe(409)
    const change = { params: { id, messageId: data.id } }
    expect((await ask(buyer, conversations.edit, { ...change, body: { text: 'New' } })).status).toBe(409)
    expect((await read(buyer, id))[0]!.editableUntil).toBeNull()
  })
  test('finds messages by their words and conversations by the name of the counterpart', async () => {
    const { id, buyer } = await talk()
    await send(buyer, id, { text: 'Do you have herringbone in grey?' })
    expect((await list(seller, { q: 'HERRINGBONE' })).conversations).toMatchObject([{ id }])
    expect((await list(buyer, { q: 'orla' })).conversations).toMatchObject([{ id }])
    expect((await list(seller, { q: 'no such word' })).total).toBe(0)
  })
  test('that many write in at once is read as a whole up to its last message', async () => {
    const { id, buyer } = await talk()
    await Promise.all(Array.from({ length: 12 }, (_, n) => send(n % 2 ? buyer : seller, id, { text: `Number ${n}` })))
    const all = await read(buyer, id)
    expect(all).toHaveLength(12)
    const { data } = await ask(buyer, conversations.markRead, { params: { id }, body: { messageId: all.at(-1)!.id } })
    expect(data.unread).toBe(0)
  })
  test('is assigned only to people who may see the retailer', async () => {
    const { id, buyer } = await talk()
    const rep = await person({ side: 'brand', entityId: brand.id, role: 'salesRepresentative' })
    const place = await db
      .selectFrom('association')
      .select('id')
      .where('userId', '=', rep.userId)
      .executeTakeFirstOrThrow()
    const assign = () => ask(seller, conversations.assign, { params: { id }, body: { associationId: place.id } })
    expect((await assign()).status).toBe(422)
    await db.updateTable('relation').set({ salesRepId: place.id }).where('retailerId', '=', buyer.entityId).execute()
    expect((await assign()).data.assignee).toMatchObject({ associationId: place.id })
    await send(buyer, id, { text: 'For the representative' })
    expect((await list(rep as Who, { filter: 'mine' })).conversations).toMatchObject([{ id }])
    expect((await list(buyer)).conversations[0]!.assignee).toBeNull() // the retailer is not told
  })
})

describe('one’s own message', () => {
  test('can be changed and deleted for fifteen minutes, another person’s never', async () => {
    const { id, buyer } = await talk()
    const { data } = await send(buyer, id, { text: 'Tpyo' })
    const at = { params: { id, messageId: data.id } }
    expect((await ask(buyer, conversations.edit, { ...at, body: { text: 'Typo' } })).data).toMatchObject({
      text: 'Typo',
      editedAt: expect.any(String),
    })
    expect((await ask(seller, conversations.edit, { ...at, body: { text: 'Mine' } })).status).toBe(404)
    expect((await ask(seller, conversations.remove, at)).status).toBe(404)
    await db
      .updateTable('message')
      .set({ createdAt: sql`now() - interval '15 minutes 1 second'` })
      .where('id', '=', data.id)
      .execute()
    expect((await ask(buyer, conversations.edit, { ...at, body: { text: 'Late' } })).status).toBe(409)
    expect((await ask(buyer, conversations.remove, at)).status).toBe(409)
    const second = await send(buyer, id, { text: 'Secret', cards: [{ kind: 'product', id: coat }] })
    await ask(buyer, conversations.remove, { params: { id, messageId: second.data.id } })
    expect((await read(seller, id)).at(-1)).toMatchObject({ text: '', cards: [], isDeleted: true })
    expect((await list(seller, { q: 'Secret' })).total).toBe(0)
  })
  test('needs words, a card or a file, and takes only files that its author uploaded', async () => {
    const { id, buyer } = await talk()
    expect((await send(buyer, id, { text: '   ' })).status).toBe(422)
    expect((await send(buyer, id, { text: 'x'.repeat(5001) })).status).toBe(422)
    const { body, headers } = fileBody(
      'swatch.png',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    )
    const url = reference.uploadFile.path.replace(':fileType', 'message')
    const uploaded = await app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { ...headers, authorization: `Bearer ${buyer.token}` },
    })
    const { location } = uploaded.json().data
    expect((await send(seller, id, { files: [location] })).errors[0]!.field).toBe('files')
    await send(buyer, id, { files: [location] })
    const [file] = (await read(seller, id)).at(-1)!.files
    expect(file).toMatchObject({ name: 'swatch.png', contentType: 'image/png' })
    expect((await app.inject(file!.url)).statusCode).toBe(200)
    expect((await app.inject(location)).statusCode).toBe(404)
  })
})

describe('a card', () => {
  test('shows what its reader may see, by link or by hand, and nothing once it is hidden', async () => {
    const { id, buyer } = await talk()
    const orderId = await placed(buyer, await units(coat, 2))
    await send(seller, id, {
      text: `Your order ${config.publicUrl}/order/${orderId}`,
      cards: [{ kind: 'product', id: coat }],
    })
    const kinds = async (who: Who) =>
      (await read(who, id))
        .at(-1)!
        .cards.map(({ kind }) => kind)
        .toSorted()
    expect(await kinds(buyer)).toEqual(['order', 'product'])
    await db
      .updateTable('entity')
      .set({ restrictedCountries: sql`array[(select country from store where entity_id = ${buyer.entityId} limit 1)]` })
      .where('id', '=', brand.id)
      .execute()
    expect(await kinds(buyer)).toEqual(['order'])
    expect(await kinds(seller)).toEqual(['order', 'product'])
    await db.updateTable('entity').set({ restrictedCountries: [] }).where('id', '=', brand.id).execute()
  })
  test('of something that the sender may not see is refused', async () => {
    const { id, buyer } = await talk()
    const foreign = await placed(await shopper(), await units(coat, 2))
    expect((await send(buyer, id, { cards: [{ kind: 'order', id: foreign }] })).errors).toMatchObject([
      { field: 'cards' },
    ])
    // As a link it is only words: the reader who may see the order sees its card.
    await send(buyer, id, { text: `${config.publicUrl}/order/${foreign}` })
    expect((await read(buyer, id)).at(-1)!.cards).toEqual([])
    expect((await read(seller, id)).at(-1)!.cards).toHaveLength(1)
  })
})

describe('a message that waits', () => {
  const mails = async (userId: string) =>
    db
      .selectFrom('mail')
      .innerJoin('userAccount', 'email', 'recipient')
      .select(['subject', 'body'])
      .where('userAccount.id', '=', userId)
      .where('key', 'like', 'conversation %')
      .execute()
  test('is mailed once after ten minutes, though two workers look; what was read is not', async () => {
    const { id, buyer } = await talk()
    await db
      .updateTable('userAccount')
      .set({ emailVerifiedAt: new Date() })
      .where('id', 'in', [seller.userId, buyer.userId])
      .execute()
    const { data } = await send(seller, id, { text: 'The lining is cupro.', cards: [{ kind: 'product', id: coat }] })
    await mailUnread(deps)
    expect(await mails(buyer.userId)).toEqual([])
    await db
      .updateTable('message')
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where('id', '=', data.id)
      .execute()
    await Promise.all([mailUnread(deps), mailUnread(deps)])
    await mailUnread(deps)
    const [mail, ...more] = await mails(buyer.userId)
    expect(more).toEqual([])
    expect(mail!.subject).toMatch(/^New message from /)
    expect(mail!.body).toContain('cupro')
    const answer = await send(buyer, id, { text: 'Thank you' })
    await ask(seller, conversations.markRead, { params: { id }, body: { messageId: answer.data.id } })
    await db
      .updateTable('message')
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where('id', '=', answer.data.id)
      .execute()
    await mailUnread(deps)
    const toSeller = (await mails(seller.userId)).filter(({ body }) => body.includes(id))
    expect(toSeller).toEqual([])
  })
  test('is told by the bell of the other team, and read with the conversation', async () => {
    await db.deleteFrom('notification').execute()
    await db.deleteFrom('outbox').execute()
    const { id, buyer } = await talk()
    const { data } = await send(buyer, id, { text: 'Hello' })
    await deliver()
    expect((await inbox(seller, { kind: 'messages' })).items).toMatchObject([
      { link: `/messages?conversation=${id}`, readAt: null },
    ])
    expect((await inbox(buyer)).total).toBe(0)
    await ask(seller, conversations.markRead, { params: { id }, body: { messageId: data.id } })
    expect((await inbox(seller, { kind: 'messages', unread: 'true' })).total).toBe(0)
  })
})

test('an accepted relation has at most one conversation, however often it is opened at once', async () => {
  const buyer = await shopper()
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await open(buyer, brand.id)).id))
  expect(new Set(ids).size).toBe(1)
  expect((await relationOf(buyer.entityId)).id).toBeDefined()
  expect((await ask(buyer, conversations.open, { body: { entityId: buyer.entityId } })).status).toBe(404)
})

test('both languages say the same', () => {
  expect(catalogueProblems(messagingMessages)).toEqual([])
})
