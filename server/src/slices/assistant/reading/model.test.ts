import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newModelStandIn } from '../../../testing/assistant/model-stand-in.ts'
import { newShopWindow, partOf } from '../../../testing/assistant/shop-window.ts'
import { newWorld } from '../../../testing/world.ts'
import { reserveTokens, settleTokens } from '../../../platform/delivery/ai/token-budget.ts'

const model = await newModelStandIn()
const world = await newWorld({ ai: { ...model.settings, answerMs: 700 }, solverSeconds: 0 })
const { db, close } = world
afterAll(async () => {
  await close()
  await model.close()
})
const { shopper, say } = await newShopWindow(world, { brands: 1, styles: 10 })
const kim = await shopper()
const sentence = '2000 euros of summery frocks'

async function replyTo(text = sentence) {
  const parts = await say(kim, text)
  return {
    brief: partOf(parts, 'brief')?.brief,
    notice: partOf(parts, 'text')!.answer.notice,
    error: partOf(parts, 'error'),
  }
}

test('takes the fields of a well-behaved model that quote the sentence, and counts its tokens', async () => {
  model.become('wellBehaved')
  const { brief, notice } = await replyTo()
  expect(brief).toMatchObject({ budget: { amount: '2000', currency: 'EUR' }, categories: ['DRESSES'] })
  expect(notice).toBeNull()
  const { rows } = await sql<{ tokens: number }>`select tokens from assistant_token_use`.execute(db)
  expect(rows).toEqual([{ tokens: 1000 }])
})

test('drops every field of a hostile model that the sentence does not carry', async () => {
  model.become('hostile')
  const { brief } = await replyTo()
  expect(brief).toMatchObject({ budget: { amount: '2000', currency: 'EUR' } })
  expect(brief).not.toHaveProperty('maxBrands')
  expect(brief).not.toHaveProperty('brands')
  expect(JSON.stringify(brief)).not.toContain('script')
})

test.each(['broken', 'slow', 'looping', 'refusing'] as const)(
  'falls back to the rules with a notice when the model is %s',
  async (persona) => {
    model.become(persona)
    const { brief, notice, error } = await replyTo()
    expect(brief).toMatchObject({ budget: { amount: '2000', currency: 'EUR' } })
    expect(notice).toContain('did not answer')
    expect(error).toBeUndefined()
  },
)

test('sends the model nothing of other tenants and nothing but the sentence, the brief and names of visible brands', async () => {
  model.become('wellBehaved')
  await replyTo()
  const sent = model.asked.at(-1)!
  expect(sent).toContain('summery frocks')
  expect(sent).not.toContain(kim.entityId)
  expect(sent).not.toContain('tools')
})

test('stops asking the model when the allowance of the day is used up, also for two calls at once', async () => {
  const other = (await shopper()).entityId
  const answers = await Promise.all(Array.from({ length: 8 }, () => reserveTokens(db, other, 9_000)))
  expect(answers.filter(Boolean)).toHaveLength(3)
  await settleTokens(db, other, 0)
  expect(await reserveTokens(db, other, 9_000)).toBe(true)
  await sql`update assistant_token_use set tokens = 200000 where entity_id = ${kim.entityId}`.execute(db)
  const before = model.asked.length
  expect((await replyTo()).notice).toContain('allowance')
  expect(model.asked).toHaveLength(before)
})
