import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { prospects } from '@souk/contract/prospects/prospects.contract.ts'
import { tokensADay } from '../../../platform/delivery/ai/token-budget.ts'
import { newModelStandIn } from '../../../testing/assistant/model-stand-in.ts'
import { newProspects } from '../../../testing/prospects.ts'
import { newWorld } from '../../../testing/world.ts'
import { isFromFacts, withoutContacts } from './draft-by-model.ts'
import { deliverReveal } from './reveal-contact.ts'

const model = await newModelStandIn()
const world = await newWorld({ ai: { ...model.settings, answerMs: 700 } })
const { ask, close, db } = world
afterAll(async () => {
  await close()
  await model.close()
})
const { brand, seller, ids } = await newProspects(world, 3)
const leadId = ids[1]!
const draft = async () => (await ask(seller, prospects.draft, { body: { leadId } })).data
const tokens = async () =>
  (await sql<{ tokens: number }>`select tokens from assistant_token_use where entity_id = ${brand.id}`.execute(db))
    .rows[0]?.tokens

test('takes the text of a well-behaved model and counts its tokens for the brand', async () => {
  expect((await ask(seller, prospects.detail, { params: { leadId } })).data.canDraft).toBe(true)
  expect(await draft()).toMatchObject({ by: 'model', problem: null, subject: 'Linen dresses for Atelier 1 in Lyon' })
  expect(await tokens()).toBe(1000)
})

test.each(['hostile', 'broken', 'slow', 'refusing'] as const)(
  'gives the text of facts when the model is %s',
  async (persona) => {
    model.become(persona)
    const { data: lead } = await ask(seller, prospects.detail, { params: { leadId } })
    expect(await draft()).toEqual({ ...lead.invitation, by: 'facts', problem: 'failed' })
  },
)

test('sends the model nothing of a contact, also when it is revealed or stands in the description', async () => {
  model.become('wellBehaved')
  await sql`update prospect set description = 'Linen. Write to secret-9@atelier.example or +33 6 00 00 00 11, see www.secret.example'
    where id = ${leadId}`.execute(db)
  const { data: lead } = await ask(seller, prospects.detail, { params: { leadId } })
  await ask(seller, prospects.reveal, { body: { leadId, contactId: lead.contacts[0]!.id } })
  const open = await sql<{ id: string }>`select id from prospect_reveal where outcome is null`.execute(db)
  for (const { id } of open.rows) await deliverReveal(db, id)
  expect((await ask(seller, prospects.poll, { query: { leadId } })).data.contacts[0]!.name).toBe('Secret Person')
  await draft()
  const sent = model.asked.at(-1)!
  expect(sent).toContain('Atelier 1')
  expect(sent).not.toMatch(/secret|\+33|00 00/i)
  expect(sent).not.toContain(leadId)
})

test('does not ask the model when the allowance of the day is used up', async () => {
  await sql`update assistant_token_use set tokens = ${tokensADay}`.execute(db)
  const before = model.asked.length
  expect(await draft()).toMatchObject({ by: 'facts', problem: 'allowance' })
  expect(model.asked).toHaveLength(before)
})

test('refuses a text with a figure, link or address that the facts do not have', () => {
  const facts = { language: 'English', untrusted: { brand: { name: 'Nine 9' }, store: { name: 'Atelier 3' } } }
  const text = (message: string) =>
    isFromFacts({ subject: 'Hello', message: `We wrote a longer text. ${message}` }, facts)
  expect(text('Atelier 3 and Nine 9')).toBe(true)
  for (const bad of ['Take 40 % off', '٤٠ ٪', 'see https://x.example', 'a@b.example', '<b>now</b>'])
    expect([bad, text(bad)]).toEqual([bad, false])
  expect(withoutContacts('Open 1999, call 06 12 34 56 78')).toBe('Open 1999, call ')
})
