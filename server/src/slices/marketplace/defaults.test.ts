import { afterAll, expect, test } from 'vitest'
import { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import { eventually } from '../../testing/eventually.ts'
import { newWorld } from '../../testing/world.ts'

const { app, ask, close, db, deps, person } = await newWorld()
afterAll(close)
const admin = await person({ side: 'souk' })

async function registeredIn(country: string, countryCode: string, values: object = {}) {
  const email = `ada.${country.toLowerCase().replace(/\W/g, '')}${Object.keys(values).length}@atlas.test`
  const body = {
    role: 'retailer',
    entityName: 'Atlas Rooms',
    firstName: 'Ada',
    lastName: 'Atlas',
    country,
    countryCode,
    companyRole: 'FOUNDER',
    phone: '612345678',
    email,
    password: 'Atelier#1',
    password2: 'Atelier#1',
    termsAccepted: true,
    ...values,
  }
  const { status, text } = await ask(null, signUp.register, { body })
  expect(status, text).toBe(201)
  return db
    .selectFrom('entity')
    .innerJoin('association', 'association.entityId', 'entity.id')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .select(['entity.currency', 'entity.timeZone', 'userAccount.digestTimeZone'])
    .where('userAccount.email', '=', email)
    .executeTakeFirst()
}

test('a company begins with the money and the clock of its country, else with those of the marketplace', async () => {
  const defaults = { currency: 'SAR', timeZone: 'Asia/Riyadh', language: 'ar' } as const
  expect((await ask(admin, marketplace.change, { body: { ...defaults, version: 1 } })).data).toMatchObject(defaults)
  await eventually(async () => expect(deps.marketplace().defaults).toEqual(defaults))
  const stockholm = { currency: 'SEK', timeZone: 'Europe/Stockholm', digestTimeZone: 'Europe/Stockholm' }
  expect(await registeredIn('Sweden', '+46')).toEqual(stockholm)
  expect(await registeredIn('Lebanon', '+961')).toMatchObject({ currency: 'SAR', timeZone: 'Asia/Beirut' })
  expect(await registeredIn('Bouvet Island', '+47')).toMatchObject({ currency: 'SAR', timeZone: 'Asia/Riyadh' })
  const chosen = { currency: 'USD', timeZone: 'Europe/Paris' }
  expect(await registeredIn('Sweden', '+46', chosen)).toMatchObject(chosen)
  expect((await app.inject('/settings.json')).json()).toMatchObject({ defaults })
})

test('a currency or a clock that there is not is refused at its field', async () => {
  const refused = async (body: object) => (await ask(admin, marketplace.change, { body })).errors[0]?.field
  expect([await refused({ currency: 'ZZZ' }), await refused({ timeZone: 'Mars/Base' })]).toEqual([
    'currency',
    'timeZone',
  ])
})
