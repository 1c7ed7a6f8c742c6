import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { notificationSettings } from '@souk/contract/identity/notification-settings.contract.ts'
import { LeadQuery } from '@souk/contract/prospects/prospect-shapes.ts'
import { beingFound } from '@souk/contract/prospects/contact-consent.contract.ts'
import { prospects } from '@souk/contract/prospects/prospects.contract.ts'
import { newNotified } from '../../../testing/notified.ts'
import { newProspects } from '../../../testing/prospects.ts'
import { newWorld } from '../../../testing/world.ts'
import { expireReveals } from './reveal-contact.ts'

const world = await newWorld({ isDemo: false })
const { ask, close, db, entity, person } = world
afterAll(close)
const { seller, brand } = await newProspects(world, 0)
const { deliver, inbox, titles } = newNotified(world)
const mailsTo = async (userId: string) =>
  (
    await sql<{ subject: string }>`select subject from mail
      where recipient = (select email from user_account where id = ${userId}) order by mail.id`.execute(db)
  ).rows.map(({ subject }) => subject)

/** A retailer that chose to be found, as the brand finds it. */
async function foundStore(name: string) {
  const shop = await entity({ type: 'retailer', country: 'FR', name, categories: ['DRESSES'] })
  const owner = await person({ side: 'retailer', entityId: shop.id })
  await sql`update user_account set email_verified_at = now()`.execute(db)
  await ask(owner, beingFound.change, { body: { isFound: true } })
  const { data } = await ask(seller, prospects.list, { body: LeadQuery.parse({ search: name }) })
  const { id: leadId, contacts } = data.leads[0]!
  const reveal = async () => {
    await ask(seller, prospects.reveal, { body: { leadId, contactId: contacts[0]!.id } })
    await deliver()
  }
  const answer = async (isAllowed: boolean) => {
    const { requests } = (await ask(owner, beingFound.read)).data
    const { id } = requests.find(({ outcome }) => outcome === null)!
    await ask(owner, beingFound.answer, { params: { id }, body: { isAllowed } })
    await deliver()
  }
  return { owner, leadId, reveal, answer }
}

test('a request for a contact reaches the retailer by mail and in its inbox, and the answer reaches the person who asked', async () => {
  const { owner, leadId, reveal, answer } = await foundStore('Kin')
  const colleague = await person({ side: 'brand', entityId: brand.id })
  await reveal()
  expect((await inbox(owner)).items).toMatchObject([{ kind: 'prospects', link: '/profile/found', events: 1 }])
  expect(await titles(owner)).toEqual([`${brand.name} asks for your contact`])
  expect(await mailsTo(owner.userId)).toEqual([`${brand.name} would like your contact`])
  expect(await titles(seller)).toEqual([])
  await answer(true)
  expect((await inbox(seller)).items[0]).toMatchObject({ kind: 'prospects', link: `/prospects-gen-ai/${leadId}` })
  expect(await titles(seller)).toEqual(['Kin shares its contact with you'])
  expect(await titles(colleague)).toEqual([])
  const { items } = await inbox(seller, {}, { 'accept-language': 'ar' })
  expect(items[0]!.title).toMatch(/^شارك /)
})

test('a refusal, no answer in time and a retailer that stops being found each notify the brand with the return of its credits', async () => {
  const declined = await foundStore('Lune')
  await declined.reveal()
  await declined.answer(false)
  const late = await foundStore('Mirador')
  await late.reveal()
  await sql`update prospect_reveal set asked_at = now() - interval '80 hours' where outcome is null`.execute(db)
  await expireReveals(db)
  const gone = await foundStore('Nacre')
  await gone.reveal()
  await ask(gone.owner, beingFound.change, { body: { isFound: false } })
  await deliver()
  const { items } = await inbox(seller)
  const lines = items.map(({ text, link, events }) => [text, link, events])
  // Both refusals are of one type within minutes: one line, which leads to the list.
  expect(lines).toContainEqual([expect.stringMatching(/Nacre.? declined/), '/prospects-gen-ai', 2])
  expect(lines).toContainEqual(['Your credits are returned.', `/prospects-gen-ai/${late.leadId}`, 1])
})

test('a retailer that switched the mails off is asked in its inbox alone', async () => {
  const { owner, reveal } = await foundStore('Orage')
  await ask(owner, notificationSettings.change, {
    body: { kinds: [{ kind: 'prospects', inApp: true, mail: false, digest: false }] },
  })
  await reveal()
  expect(await mailsTo(owner.userId)).toEqual([])
  expect(await titles(owner)).toEqual([`${brand.name} asks for your contact`])
})
