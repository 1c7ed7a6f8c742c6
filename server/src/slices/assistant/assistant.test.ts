import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import { carts } from '@souk/contract/carts/carts.contract.ts'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { newShopWindow, partOf } from '../../testing/assistant/shop-window.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld({ solverSeconds: 0 })
const { ask, close, db, person } = world
afterAll(close)
const { shopper, say, open } = await newShopWindow(world)
const kim = await shopper()

async function selected(message = 'budget 3000 euros, dresses and shirts, no black, max 2 brands') {
  const parts = await say(kim, message)
  const id = partOf(parts, 'done')!.conversationId
  return { parts, id, selection: (await open(kim, id)).selection! }
}

describe('chat', () => {
  test('answers a sentence with a brief, a first selection, a text and an end', async () => {
    const { parts, selection } = await selected()
    expect(parts.map(({ kind }) => kind).filter((kind) => kind !== 'progress')).toEqual(
      expect.arrayContaining(['brief', 'selection', 'text', 'done']),
    )
    expect(partOf(parts, 'brief')!.brief).toMatchObject({
      budget: { amount: '3000', currency: 'EUR' },
      categories: ['DRESSES', 'SHIRTS'],
      exclude: ['black'],
      maxBrands: 2,
    })
    expect(selection.lines.length).toBeGreaterThan(3)
    expect(Number(selection.totals.amount)).toBeLessThanOrEqual(3000)
    expect(Number(selection.totals.amount)).toBeGreaterThan(2000)
    expect(selection.lines.every(({ colour }) => !/black/i.test(colour))).toBe(true)
    expect(selection.totals.brands.length).toBeLessThanOrEqual(2)
    expect(selection.minimums.every(({ isReached }) => isReached)).toBe(true)
    expect(selection.lines.every(({ reasons }) => reasons.length > 0)).toBe(true)
  })

  test('changes the brief by a follow-up, shows the difference and undoes it', async () => {
    const { id, selection } = await selected()
    const brand = selection.totals.brands[0]!.label
    const parts = await say(kim, 'without that brand', id)
    expect(partOf(parts, 'brief')!.brief.exclude).toEqual(['black', brand])
    const { selection: after } = await open(kim, id)
    expect(after!.lines.some(({ brandName }) => brandName === brand)).toBe(false)
    expect(after!.difference!.removed.length).toBeGreaterThan(0)
    const { data: undone } = await ask(kim, assistant.undo, { params: { id }, body: { selectionId: after!.id } })
    expect(undone.lines).toEqual(selection.lines)
    expect((await open(kim, id)).brief.exclude).toEqual(['black'])
  })

  test('answers in Arabic, and says what it cannot do with the screen that can', async () => {
    const parts = await say(kim, 'فساتين بميزانية ٢٠٠٠ يورو', undefined, 'ar')
    expect(partOf(parts, 'text')!.answer.sentences[0]!.text).toContain('عدد الموديلات')
    const refused = await say(kim, 'cancel my order please')
    expect(partOf(refused, 'text')!.answer.links).toEqual([{ to: '/orders', label: 'Open your orders' }])
    expect(partOf(refused, 'selection')).toBeUndefined()
    const unknown = await say(kim, 'tell me a joke')
    expect(partOf(unknown, 'text')!.answer.sentences[0]!.key).toMatch(/selected|cannot/)
  })

  test('names figures it could not place, and wishes that are not met', async () => {
    const parts = await say(kim, 'velvet dresses for 900 euros, 77')
    expect(
      partOf(parts, 'text')!
        .answer.sentences.map(({ text }) => text)
        .join(' '),
    ).toContain('77')
    expect(partOf(parts, 'selection')!.selection.unmet.map(({ kind }) => kind)).toContain('material')
  })

  test.each([
    ['a day that does not exist', 'dresses for 900 euros by february 30', '2027-02-30'],
    ['a budget that no one has', 'dresses for 99999999999999 euros', '99999999999999'],
    ['more brands than there are', 'dresses for 900 euros, at most 70 brands', '70'],
    ['a distant day', 'dresses for 900 euros within 99999999999999 weeks', '99999999999999'],
  ])('asks about %s, and the conversation can be read again', async (_, message, figure) => {
    const parts = await say(kim, message)
    const id = partOf(parts, 'done')!.conversationId
    expect((await ask(kim, assistant.conversation, { params: { id } })).status).toBe(200)
    const { sentences } = partOf(parts, 'text')!.answer
    expect(sentences.map(({ text }) => text).join(' ')).toContain(figure)
  })

  test.each([
    'what did I buy last season?',
    'what sold out?',
    'which deadlines are near?',
    'where is my order?',
    'what do I owe?',
    'ماذا اشتريت الموسم الماضي؟',
    'أين طلبي؟',
  ])('answers a question with a link to its screen: %s', async (question) => {
    const { answer } = partOf(await say(kim, question), 'text')!
    expect(answer.links).toHaveLength(1)
    expect(answer.sentences[0]!.text).not.toContain('assistant.')
  })
})

describe('editing', () => {
  test('locks, changes packs, removes, swaps and refills; locked lines stay', async () => {
    const { id, selection } = await selected('budget 4000 euros')
    const [first, second, third] = selection.lines
    const edit = async (selectionId: string, body: object) => {
      const answer = await ask(kim, assistant.edit, { params: { id }, body: { selectionId, edit: body } })
      expect(answer.status, answer.text).toBe(200)
      return answer.data
    }
    const key = ({ productId, colour }: { productId: string; colour: string }) => ({ productId, colour })
    const locked = await edit(selection.id, { action: 'lock', ...key(first!) })
    expect(locked.lines[0]!.isLocked).toBe(true)
    const removed = await edit(locked.id, { action: 'remove', ...key(second!) })
    expect(removed.difference).toMatchObject({
      added: [],
      removed: [[second!.name, second!.colour].filter(Boolean).join(' · ')],
    })
    const swap = removed.lines.find(({ replacements, isLocked }) => replacements.length > 0 && !isLocked)!
    const swapped = await edit(removed.id, { action: 'swap', ...key(swap), with: key(swap.replacements[0]!) })
    expect(swapped.lines.map(({ productId }) => productId)).toContain(swap.replacements[0]!.productId)
    const refilled = await edit(swapped.id, { action: 'refill' })
    expect(
      refilled.lines.find((line) => line.productId === first!.productId && line.colour === first!.colour),
    ).toMatchObject({ packs: first!.packs, isLocked: true })
    expect(
      refilled.lines.every(
        ({ productId }) => productId !== second!.productId || third!.productId === second!.productId,
      ),
    ).toBe(true)
    const stale = await ask(kim, assistant.edit, {
      params: { id },
      body: { selectionId: selection.id, edit: { action: 'refill' } },
    })
    expect(stale.status).toBe(409)
  })

  test('refuses edited chips with a key that no list has', async () => {
    const { id } = await selected()
    for (const [given, field] of [
      [{ categories: ['BAGS', 'SPACESUITS'] }, 'brief.categories.1'],
      [{ department: 'WOMEN' }, 'brief.department'],
    ] satisfies [object, string][]) {
      const { status, errors } = await ask(kim, assistant.setBrief, { params: { id }, body: { brief: given } })
      expect([status, errors[0]?.field]).toEqual([422, field])
    }
  })
  test('computes a new selection for edited chips', async () => {
    const { id } = await selected()
    const { data } = await ask(kim, assistant.setBrief, {
      params: { id },
      body: { brief: { budget: { amount: '1500', currency: 'EUR' }, categories: ['BAGS'] } },
    })
    expect(Number(data.totals.amount)).toBeLessThanOrEqual(1500)
    expect(data.lines.every(({ category }) => category === 'BAGS')).toBe(true)
    expect(data.canUndo).toBe(true)
  })
})

describe('writing', () => {
  const approve = async (id: string, selectionId: string, kind: string) =>
    (await ask(kim, assistant.approve, { params: { id }, body: { kind, selectionId } })).data

  test('saves a confirmed selection as a wishlist once, whatever is sent twice', async () => {
    const { id, selection } = await selected()
    const approval = await approve(id, selection.id, 'WISHLIST')
    expect(approval.selection.lines).toEqual(selection.lines)
    const body = { approvalId: approval.id, name: 'Spring' }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ask(kim, assistant.saveWishlist, { params: { id }, body })),
    )
    expect(new Set(answers.map(({ data }) => data.wishlistId)).size).toBe(1)
    const { data } = await ask(kim, wishlists.list, {})
    expect(data.items.filter(({ name }) => name === 'Spring')).toHaveLength(1)
  })

  test('adds exactly what was confirmed to the carts, and refuses other uses of an approval', async () => {
    const { id, selection } = await selected()
    const approval = await approve(id, selection.id, 'CARTS')
    expect(
      (await ask(kim, assistant.saveWishlist, { params: { id }, body: { approvalId: approval.id, name: 'No' } }))
        .status,
    ).toBe(404)
    const done = await ask(kim, assistant.addToCarts, { params: { id }, body: { approvalId: approval.id } })
    expect(done.status, done.text).toBe(200)
    const { data } = await ask(kim, carts.list, {})
    const all = [data].flat()
    expect(all.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(Number(selection.totals.amount), 2)
    expect(all.every(({ isOrderable }) => isOrderable)).toBe(true)
    const old = await approve(id, selection.id, 'CARTS')
    await sql`update assistant_approval set expires_at = now() - interval '1 minute' where id = ${old.id}`.execute(db)
    expect((await ask(kim, assistant.addToCarts, { params: { id }, body: { approvalId: old.id } })).status).toBe(409)
    const changed = await approve(id, selection.id, 'CARTS')
    await sql`update product_price set wholesale = wholesale + 100 where product_id = ${selection.lines[0]!.productId}`.execute(
      db,
    )
    expect((await ask(kim, assistant.addToCarts, { params: { id }, body: { approvalId: changed.id } })).status).toBe(
      409,
    )
  })
})

describe('access', () => {
  test('is closed to brands, and to retailers without the flag', async () => {
    expect((await ask(await person({ side: 'brand' }), assistant.conversations, {})).status).toBe(403)
    await sql`update flag set is_on = false where key = 'retailerAi'`.execute(db)
    await sql`select pg_notify('souk_flags', '')`.execute(db)
    await expect.poll(async () => (await ask(kim, assistant.conversations, {})).status).toBe(403)
    await sql`update flag set is_on = true where key = 'retailerAi'`.execute(db)
    await sql`select pg_notify('souk_flags', '')`.execute(db)
    await expect.poll(async () => (await ask(kim, assistant.conversations, {})).status).toBe(200)
  })

  test('hides a conversation from other tenants and from teammates', async () => {
    const { id, selection } = await selected()
    const others = [await shopper(), await person({ side: 'retailer', entityId: kim.entityId })]
    for (const other of others) {
      expect((await ask(other, assistant.conversation, { params: { id } })).status).toBe(404)
      expect((await ask(other, assistant.rename, { params: { id }, body: { title: 'Mine' } })).status).toBe(404)
      expect((await ask(other, assistant.remove, { params: { id } })).status).toBe(404)
      expect(
        (await ask(other, assistant.approve, { params: { id }, body: { kind: 'CARTS', selectionId: selection.id } }))
          .status,
      ).toBe(404)
    }
  })

  test('renames, lists and deletes conversations', async () => {
    const { id } = await selected()
    expect((await ask(kim, assistant.rename, { params: { id }, body: { title: 'Summer' } })).data.title).toBe('Summer')
    expect((await ask(kim, assistant.conversations, {})).data.conversations.map(({ title }) => title)).toContain(
      'Summer',
    )
    const list = async (after?: string) =>
      (await ask(kim, assistant.conversations, { query: after ? { after } : {} })).data.conversations.map(
        (one) => one.id,
      )
    const [newest, ...older] = await list()
    expect(await list(newest)).toEqual(older)
    expect((await ask(kim, assistant.remove, { params: { id } })).status).toBe(200)
    expect((await ask(kim, assistant.conversation, { params: { id } })).status).toBe(404)
  })
})
