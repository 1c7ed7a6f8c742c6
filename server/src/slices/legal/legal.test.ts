import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { legal, legalAdmin } from '@souk/contract/legal/legal.contract.ts'
import type { LegalKind } from '@souk/contract/legal/legal-rules.ts'
import { lettersOf, type RichText } from '@souk/contract/core/rich-text/rich-text.ts'
import { newWorld } from '../../testing/world.ts'
import { personalRows } from '../identity/privacy/personal-rows.ts'

const { ask, close, db, person } = await newWorld()
afterAll(close)
const owner = await person({ side: 'souk' })
const brand = await person({ side: 'brand' })
const retailer = await person({ side: 'retailer' })

const doc = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] }],
})
const words = (text: string) => ({ en: doc(text), ar: doc(`${text} ع`) })

beforeEach(async () => {
  await db.deleteFrom('legalAcceptance').execute()
  // What was published cannot be removed but by those who own the database.
  await sql`truncate legal_version cascade`.execute(db)
  await db.deleteFrom('rateLimit').execute()
})

const dayIn = async (days: number) => {
  const { rows } = await sql<{
    day: string
  }>`select ((now() at time zone 'UTC')::date + ${days}::int)::text as day`.execute(db)
  return rows[0]!.day
}
const ofKind = (kind: LegalKind) => ({ params: { kind } })
const save = (kind: LegalKind, text: string, version = 0) =>
  ask(owner, legalAdmin.saveDraft, { ...ofKind(kind), body: { texts: words(text), version } })
const publish = (kind: LegalKind, body: object) => ask(owner, legalAdmin.publish, { ...ofKind(kind), body })
async function written(kind: LegalKind, text: string, { days = 0, asksAgain = false } = {}) {
  const { data } = await save(kind, text)
  return publish(kind, { validFrom: await dayIn(days), asksAgain, version: data.version })
}
const read = async (kind: LegalKind) => (await ask(null, legal.read, ofKind(kind))).data
const textOf = async (kind: LegalKind) => lettersOf((await read(kind)).texts.en)
const pending = async (who: { token: string }) => (await ask(who, legal.pending)).data

describe('a text', () => {
  test('is shown as a draft before anything is published', async () => {
    const { isDraft, texts, number } = await read('terms-brands')
    expect([isDraft, number]).toEqual([true, null])
    expect(lettersOf(texts.en)).toContain('no legal advice')
    expect(lettersOf(texts.ar)).toContain('ليس مشورة قانونية')
  })
  test('is written in the console, and only there until it is published', async () => {
    await save('privacy', 'Ours')
    expect((await read('privacy')).isDraft).toBe(true)
    const { data } = await ask(owner, legalAdmin.read, ofKind('privacy'))
    expect(lettersOf(data.texts.en)).toBe('Ours')
    await publish('privacy', { validFrom: await dayIn(0), asksAgain: false, version: data.version })
    expect(await read('privacy')).toMatchObject({ isDraft: false, number: 1, validFrom: await dayIn(0) })
    expect(await textOf('privacy')).toBe('Ours')
    const { data: log } = await ask(owner, admins.audit, { query: { action: 'legal.' } })
    expect(log.items.map(({ action }) => action).slice(0, 2)).toEqual(['legal.published', 'legal.draftSaved'])
  })
  test('holds from its day on, and the one before until then', async () => {
    await written('imprint', 'First')
    await written('imprint', 'Later', { days: 3 })
    expect(await textOf('imprint')).toBe('First')
    await written('imprint', 'Second')
    expect(await textOf('imprint')).toBe('Second')
    const { data } = await ask(owner, legalAdmin.read, ofKind('imprint'))
    expect([data.current, data.published.map(({ number }) => number)]).toEqual([3, [3, 2, 1]])
  })
  test('begins today at the earliest', async () => {
    const { data } = await save('imprint', 'Ours')
    const { status, errors } = await publish('imprint', {
      validFrom: await dayIn(-1),
      asksAgain: false,
      version: data.version,
    })
    expect([status, errors[0]!.field]).toEqual([422, 'validFrom'])
  })
  test('has words in both languages, and neither HTML nor other nodes', async () => {
    const send = (texts: object) =>
      ask(owner, legalAdmin.saveDraft, { ...ofKind('imprint'), body: { texts, version: 0 } })
    expect((await send({ en: doc('Ours'), ar: doc('') })).status).toBe(422)
    const card = { type: 'doc', content: [{ type: 'card', attrs: { kind: 'product', id: owner.userId } }] }
    expect((await send({ en: card, ar: doc('ع') })).status).toBe(422)
    const link = { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }
    expect(
      (await send({ en: { type: 'doc', content: [{ type: 'paragraph', content: [link] }] }, ar: doc('ع') })).status,
    ).toBe(422)
  })
  test('never changes once it is published, not even in the database', async () => {
    await written('imprint', 'First')
    await expect(db.updateTable('legalVersion').set({ texts: '{}' }).execute()).rejects.toThrow('legal_version')
    await expect(db.deleteFrom('legalVersion').execute()).rejects.toThrow('legal_version')
    expect(await textOf('imprint')).toBe('First')
  })
})

describe('two people in the console', () => {
  test('who begin at once make one draft, and who save at once save one', async () => {
    const first = await Promise.all([save('privacy', 'A'), save('privacy', 'B')])
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { version } = first.find(({ status }) => status === 200)!.data
    const second = await Promise.all([save('privacy', 'C', version), save('privacy', 'D', version)])
    expect(second.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  test('who publish at once publish one version, and what a colleague wrote meanwhile is not published unread', async () => {
    const { data } = await save('privacy', 'A')
    const body = { validFrom: await dayIn(0), asksAgain: false, version: data.version }
    const all = await Promise.all([publish('privacy', body), publish('privacy', body)])
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { data: next } = await save('privacy', 'B')
    await save('privacy', 'C', next.version)
    expect((await publish('privacy', { ...body, version: next.version })).status).toBe(409)
    expect(await textOf('privacy')).toBe('A')
  })
  test('cannot publish nothing, nor ask for an imprint to be accepted', async () => {
    const body = { validFrom: await dayIn(0), asksAgain: false, version: 0 }
    expect((await publish('privacy', body)).status).toBe(409)
    const { data } = await save('imprint', 'Ours')
    const { status, errors } = await publish('imprint', { ...body, asksAgain: true, version: data.version })
    expect([status, errors[0]!.field]).toEqual([422, 'asksAgain'])
  })
})

describe('accepting', () => {
  async function newcomer(role: 'brand' | 'retailer') {
    const { data } = await ask(null, signUp.register, {
      body: {
        role,
        entityName: 'Atelier Nour',
        firstName: 'Nour',
        lastName: 'Haddad',
        country: 'France',
        countryCode: '+33',
        companyRole: 'FOUNDER',
        phone: '6 12 34 56 78',
        email: `${crypto.randomUUID()}@legal.test`,
        ...(role === 'brand' && { launchDate: '2100-01-01' }),
        termsAccepted: true,
        password: 'Atelier#1',
        password2: 'Atelier#1',
      },
    })
    return { token: data.token, userId: (await ask(data, identity.me)).data.id }
  }
  test('at the sign-up stores the versions of the own side that hold, and the export shows them', async () => {
    for (const kind of ['terms-brands', 'terms-retailers', 'privacy', 'imprint'] as const) await written(kind, kind)
    await written('terms-brands', 'Later', { days: 5 })
    const { userId } = await newcomer('brand')
    const rows = await db
      .selectFrom('legalAcceptance')
      .innerJoin('legalVersion', 'legalVersion.id', 'legalAcceptance.versionId')
      .select(['kind', 'number'])
      .where('userId', '=', userId)
      .orderBy('kind')
      .execute()
    expect(rows).toEqual([
      { kind: 'privacy', number: 1 },
      { kind: 'terms-brands', number: 1 },
    ])
    const exported = await personalRows(db, { table: 'legal_acceptance', column: 'user_id', isErased: true }, userId)
    expect(exported).toHaveLength(2)
    expect(exported[0]).toMatchObject({ accepted_at: expect.any(String), version_id: expect.any(String) })
  })
  test('is asked again only by a version that asks, of those it is for, and once', async () => {
    await written('terms-brands', 'First')
    expect(await pending(brand)).toEqual([])
    await written('terms-brands', 'Second', { asksAgain: true })
    expect((await pending(brand)).map(({ kind, number }) => [kind, number])).toEqual([['terms-brands', 2]])
    expect(await pending(retailer)).toEqual([])
    expect((await ask(brand, identity.me)).data.mustAcceptTerms).toBe(true)
    expect((await ask(retailer, identity.me)).data.mustAcceptTerms).toBe(false)
    const [text] = await pending(brand)
    const accept = () => ask(brand, legal.accept, { body: { versionIds: [text!.versionId!] } })
    const answers = await Promise.all([accept(), accept()])
    expect(answers.map(({ status, data }) => [status, data])).toEqual([
      [200, []],
      [200, []],
    ])
    expect((await ask(brand, identity.me)).data.mustAcceptTerms).toBe(false)
  })
  test('does not ask before the first day, nor a person who signed up with it', async () => {
    await written('privacy', 'First')
    await written('privacy', 'Later', { days: 2, asksAgain: true })
    expect(await pending(brand)).toEqual([])
    await written('terms-retailers', 'Asks', { asksAgain: true })
    expect(await pending(await newcomer('retailer'))).toEqual([])
    expect(await pending(retailer)).toHaveLength(1)
  })
  test('takes only what holds now and is for the own side', async () => {
    await written('terms-brands', 'First')
    await written('terms-retailers', 'Theirs')
    const old = (await read('terms-brands')).versionId!
    await written('terms-brands', 'Second', { asksAgain: true })
    for (const versionIds of [[old], [(await read('terms-retailers')).versionId!], [crypto.randomUUID()]])
      expect((await ask(brand, legal.accept, { body: { versionIds } })).status).toBe(409)
    expect(await db.selectFrom('legalAcceptance').selectAll().execute()).toEqual([])
  })
  test('is closed to an administrator in the place of a person, who is not asked either', async () => {
    await written('terms-brands', 'First', { asksAgain: true })
    const visitor = await person({ side: 'brand', impersonatorId: owner.userId })
    expect((await ask(visitor, identity.me)).data.mustAcceptTerms).toBe(false)
    const body = { versionIds: [(await read('terms-brands')).versionId!] }
    expect((await ask(visitor, legal.accept, { body })).status).toBe(403)
  })
})
