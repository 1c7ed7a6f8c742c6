import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { priceBooks } from '@souk/contract/catalog/books.contract.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { relations } from '@souk/contract/connections/connections.contract.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import type { AddressIn, EntityChange } from '@souk/contract/entities/entity-shapes.ts'
import { team } from '@souk/contract/entities/team.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { broadcasts } from '@souk/contract/messaging/broadcasts.contract.ts'
import { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { newBookkeeper } from './testing/bookkeeper.ts'
import { newWorld, type Person } from './testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, owner, kin, now, create } = await newBookkeeper(world)
await db.updateTable('userAccount').set({ firstName: 'Camille' }).where('id', '=', owner.userId).execute()
const colleague = await person({ side: 'brand', entityId: brand.id })
const [buyer, partner] = [
  await person({ side: 'retailer', entityId: kin.id }),
  await person({ side: 'retailer', entityId: kin.id }),
]
await db.updateTable('userAccount').set({ firstName: 'Camille' }).where('id', '=', buyer.userId).execute()
const [admin, otherAdmin] = [await person({ side: 'souk' }), await person({ side: 'souk' })]
await db.updateTable('userAccount').set({ firstName: 'Camille' }).where('id', '=', admin.userId).execute()

type Answer = { status: number; data: unknown; message?: string; errors: { code: string; items?: unknown[] }[] }
type Seen = { version?: number }
type Form = {
  people?: readonly [Person, Person]
  load: () => Promise<{ version: number; text: unknown }>
  save: (who: Person, text: string, seen: Seen) => Promise<Answer>
  byName?: boolean // the log knows who saved it
  needsVersion?: boolean
}

const ofBrand = { role: 'brand', id: brand.id } as const
const profile = async () => (await ask(owner, entities.read, { params: ofBrand })).data as never
const part = (read: (entity: never) => unknown, change: (text: string) => EntityChange): Form => ({
  load: async () => ({ version: (await profile())['version'], text: read(await profile()) }),
  save: (who, text, seen) => ask(who, entities.change, { params: ofBrand, body: { ...change(text), ...seen } }),
})
const place: AddressIn = {
  label: 'Office',
  contactName: '',
  phone: '',
  line1: '1 Quay',
  line2: '',
  city: 'Dubai',
  region: '',
  postalCode: '',
  country: 'AE',
  isDefaultShipping: false,
  isDefaultBilling: false,
}
const { data: office } = await ask(owner, entities.addAddress, { body: place })
const { data: shop } = await ask(buyer, entities.createStore, { body: { name: 'Shop', address: place } })
const seller = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
let bookId = ''
beforeEach(async () => {
  bookId = (await create(priceBooks, 'Gulf')).id
})
const { id: relationId } = await db
  .selectFrom('relation')
  .select('id')
  .where('brandId', '=', brand.id)
  .where('retailerId', '=', kin.id)
  .executeTakeFirstOrThrow()
const words = (subject: string) => ({
  language: 'en' as const,
  subject,
  body: { type: 'doc' as const, content: [{ type: 'paragraph' as const }] },
  audience: [{ kind: 'all' as const }],
})
const { data: draft } = await ask(owner, broadcasts.create, { body: words('First') })
const rule = async () => {
  const { data } = await ask(admin, wallet.rules)
  return data[0]!
}
const notes = async () => (await rule()).history.toSorted((one, other) => other.version - one.version)[0]!

const forms: Record<string, Form> = {
  'the profile, general': {
    ...part(
      (entity) => entity['about'],
      (about) => ({ about }),
    ),
  },
  'the profile, social': part(
    (entity) => entity['social']['x'],
    (text) => ({
      social: {
        instagram: '',
        facebook: '',
        tiktok: '',
        pinterest: '',
        linkedin: '',
        youtube: '',
        x: `https://${text}.test`,
      },
    }),
  ),
  'an address': {
    load: async () => {
      const one = (profile() as Promise<{ addresses: { id: string; version: number; city: string }[] }>).then(
        ({ addresses }) => addresses.find(({ id }) => id === office.id)!,
      )
      return { version: (await one).version, text: (await one).city }
    },
    save: (who, city, seen) =>
      ask(who, entities.changeAddress, { params: { id: office.id }, body: { ...place, city, ...seen } }),
  },
  'a store': {
    people: [buyer, partner],
    load: async () => {
      const { data } = await ask(buyer, entities.read, { params: { role: 'retailer', id: kin.id } })
      const one = (data as { stores: { id: string; version: number; name: string }[] }).stores.find(
        ({ id }) => id === shop.id,
      )!
      return { version: one.version, text: one.name }
    },
    save: (who, name, seen) =>
      ask(who, entities.changeStore, { params: { id: shop.id }, body: { name, addressId: shop.addressId!, ...seen } }),
  },
  'a relation': {
    needsVersion: true,
    load: async () => {
      const { data } = await ask(owner, relations.read, { params: { id: relationId } })
      return { version: data.version, text: data.notes }
    },
    save: (who, text, seen) =>
      ask(who, relations.change, { params: { id: relationId }, body: { notes: text, ...seen } as never }),
  },
  'a book': {
    load: async () => {
      const { data } = await ask(owner, priceBooks.list, { params: { collectionId: now().collectionId } })
      const one = data.find(({ id }) => id === bookId)!
      return { version: one.version, text: one.name }
    },
    save: (who, name, seen) =>
      ask(who, priceBooks.change, {
        params: { collectionId: now().collectionId, bookId },
        body: { name, ...seen },
      }),
  },
  'a collection': {
    load: async () => {
      const { data } = await ask(owner, collections.read, { params: { collectionId: now().collectionId } })
      return { version: data.version!, text: data.collectionName }
    },
    save: (who, name, seen) =>
      ask(who, collections.change, {
        params: { collectionId: now().collectionId },
        body: { collectionName: name, ...seen } as never,
      }),
  },
  'the tax rates': {
    load: async () => {
      const { data } = await ask(owner, invoices.taxRates)
      return { version: data[0]?.version ?? 0, text: data[0]?.reason }
    },
    save: (who, reason, seen) =>
      ask(who, invoices.setTaxRates, {
        body: { rates: [{ country: 'FR', category: 'S', rate: '20', reason }], ...seen } as never,
      }),
  },
  'a rule of the wallet': {
    people: [admin, otherAdmin],
    load: async () => ({ version: (await notes()).version, text: (await notes()).note }),
    save: async (who, note, seen) => {
      const { id, value } = await rule()
      return ask(who, wallet.changeRule, { params: { walletRuleId: id }, body: { value, note, ...seen } })
    },
  },
  'a broadcast’s draft': {
    byName: false,
    needsVersion: true,
    load: async () => {
      const { data } = await ask(owner, broadcasts.read, { params: { id: draft.id } })
      return { version: data.version, text: data.subject }
    },
    save: (who, subject, seen) =>
      ask(who, broadcasts.change, { params: { id: draft.id }, body: { ...words(subject), ...seen } }),
  },
  'the own account': {
    people: [owner, owner],
    byName: false,
    load: async () => {
      const { data } = await ask(owner, identity.me)
      return { version: data.version, text: data.lastName }
    },
    save: (who, lastName, seen) => ask(who, identity.changeMe, { body: { lastName, ...seen } }),
  },
}

describe('two people who edit the same thing', () => {
  test.for(Object.entries(forms))('%s: the second save over the old version is refused', async ([, form]) => {
    const [first, second] = form.people ?? [owner, colleague]
    const { version } = await form.load()
    expect((await form.save(first, 'mine', { version })).status).toBe(200)
    const saved = await form.load()
    const refused = await form.save(second, 'theirs', { version })
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'stale' }] })
    if (form.byName !== false) {
      expect(refused.message).toContain('Camille Karam')
      const by = { name: 'Camille Karam', isYou: false, at: expect.stringMatching(/Z$/) }
      expect(refused.errors[0]!.items).toEqual([by])
    }
    expect(await form.load()).toEqual(saved)
    expect((await form.save(second, 'theirs', { version: saved.version })).status).toBe(200)
  })
  test.for(Object.entries(forms))('%s: without a version the last one stands, as for API clients', async ([, form]) => {
    const [first, second] = form.people ?? [owner, colleague]
    if (!form.needsVersion) await form.save(first, 'one', {})
    const { text } = await form.load()
    expect((await form.save(second, 'two', {})).status).toBe(form.needsVersion ? 422 : 200)
    if (form.needsVersion) return
    expect((await form.load()).text).not.toEqual(text)
  })
  test('a teammate: the second role over the old version is refused, and names the admin of the first', async () => {
    const load = async () => (await ask(owner, team.list)).data.find(({ userId }) => userId === seller.userId)!
    const params = { userId: seller.userId }
    const change = (who: Person, role: 'salesManager' | 'salesRepresentative', seen: Seen) =>
      ask(who, team.change, { params, body: { role, ...seen } })
    const { version } = await load()
    expect((await change(owner, 'salesManager', { version })).status).toBe(200)
    const refused = await change(colleague, 'salesRepresentative', { version })
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ code: 'stale', items: [{ name: expect.stringContaining('Camille') }] }],
    })
    expect((await load()).role).toBe('salesManager')
    expect((await change(colleague, 'salesRepresentative', {})).status).toBe(200)
  })
  test('the same person in two tabs is told so', async () => {
    const { version } = await forms['an address']!.load()
    await forms['an address']!.save(owner, 'here', { version })
    const refused = await forms['an address']!.save(owner, 'there', { version })
    expect(refused).toMatchObject({ status: 409, errors: [{ items: [{ isYou: true }] }] })
    expect(refused.message).toMatch(/^You saved a change somewhere else/)
  })
  test('a default taken from an address counts as a change of it', async () => {
    const { version } = await forms['an address']!.load()
    await ask(colleague, entities.addAddress, { body: { ...place, isDefaultShipping: true } })
    const refused = await forms['an address']!.save(owner, 'there', { version })
    expect(refused).toMatchObject({ status: 409, errors: [{ code: 'stale' }] })
  })
  test('of two saves at the same moment over one version one is refused', async () => {
    for (const form of Object.values(forms)) {
      const [first, second] = form.people ?? [owner, colleague]
      const { version } = await form.load()
      const answers = await Promise.all([
        form.save(first, 'left', { version }),
        form.save(second, 'right', { version }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })
  test('an emptied list of tax rates is version 0, and a full one never again', async () => {
    const set = (rates: object[], version?: number) =>
      ask(owner, invoices.setTaxRates, { body: { rates, ...(version !== undefined && { version }) } as never })
    const one = [{ country: 'IT', category: 'S', rate: '22', reason: '' }]
    const { data } = await set(one)
    expect((await set([], data[0]!.version)).status).toBe(200)
    expect((await set(one, 0)).data[0]!.version).toBeGreaterThan(data[0]!.version)
    expect((await set(one, 0)).status).toBe(409)
  })
})
