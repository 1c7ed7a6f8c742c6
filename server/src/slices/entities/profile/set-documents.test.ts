import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { fileBody, newWorld, type Person } from '../../../testing/world.ts'

const { app, ask, close, db, entity, person } = await newWorld()
afterAll(close)

const pdf = (text: string) => `%PDF-1.4\n${text}\n%%EOF`
async function upload(who: Person, text = 'licence', fileType = 'document') {
  const { status, data } = await ask(who, reference.uploadFile, {
    params: { fileType },
    ...fileBody('licence.pdf', pdf(text)),
  })
  expect(status).toBe(201)
  return data.location
}
const put = (who: Person, documents: object[]) => ask(who, entities.setDocuments, { body: { documents } })
const licence = { kind: 'TRADE_LICENCE', expiresOn: null }
const nadia = () => person({ side: 'retailer' })
const setRow = (id: string, values: { status?: string; expiresOn?: string; reason?: string }) =>
  db.updateTable('document').set(values).where('id', '=', id).execute()

describe('documents', () => {
  test('are uploaded, named by the upload, and read behind an address that is signed', async () => {
    const who = await nadia()
    const { status, data } = await put(who, [{ ...licence, location: await upload(who), expiresOn: '2099-01-31' }])
    expect(status).toBe(200)
    expect(data).toMatchObject([
      { kind: 'TRADE_LICENCE', name: 'licence.pdf', bytes: 22, expiresOn: '2099-01-31', status: 'PENDING', reason: '' },
    ])
    const { url } = data[0]!
    const answers = [await app.inject(url), await app.inject(url.split('?')[0]!), await app.inject(`${url}x`)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404])
    const until = Number(new URL(url, 'http://souk.test').searchParams.get('until'))
    expect(until - Date.now() / 1000).toBeLessThanOrEqual(600)
  })
  test('the set is what was sent: one with an id stays as it is, one that is missing goes', async () => {
    const who = await nadia()
    const [a, b] = [await upload(who, 'a'), await upload(who, 'b')]
    const first = (
      await put(who, [
        { ...licence, location: a },
        { kind: 'OTHER', location: b, expiresOn: null },
      ])
    ).data
    expect(first.map(({ kind }) => kind)).toEqual(['TRADE_LICENCE', 'OTHER'])
    const unchanged = { id: first[1]!.id, kind: 'IDENTITY', expiresOn: null, location: a }
    const { data } = await put(who, [unchanged, { ...licence, location: b }])
    expect(data.map(({ id, kind }) => [id, kind])).toEqual([
      [first[1]!.id, 'OTHER'],
      [expect.not.stringMatching(first[0]!.id), 'TRADE_LICENCE'],
    ])
    expect((await put(who, [])).data).toEqual([])
  })
  test('a new one needs a file of the own entity that was uploaded as a document', async () => {
    const [who, other] = [await nadia(), await nadia()]
    const good = { ...licence, location: await upload(who) }
    const foreign = await upload(other, 'theirs')
    const sheet = await upload(who, 'sheet', 'sheet')
    for (const [location, key] of [
      [foreign, 'not uploaded by you'],
      [sheet, 'not uploaded by you'],
      ['/files/document/none.pdf', 'not uploaded by you'],
      [undefined, 'Upload the document first'],
    ] as const) {
      const { status, errors } = await put(who, [good, { ...licence, location }])
      expect([status, errors[0]!.field]).toEqual([422, 'documents.1.location'])
      expect(errors[0]!.message).toContain(key)
    }
    expect((await ask(who, entities.documents)).data).toEqual([])
  })
  test('a foreign or unknown id is absent, and nothing happens', async () => {
    const [who, other] = [await nadia(), await nadia()]
    const [theirs] = (await put(other, [{ ...licence, location: await upload(other) }])).data
    const [own] = (await put(who, [{ ...licence, location: await upload(who) }])).data
    for (const id of [theirs!.id, randomUUID()])
      expect((await put(who, [{ ...licence, id, expiresOn: '2099-01-01' }])).status).toBe(404)
    expect((await ask(who, entities.documents)).data.map(({ id }) => id)).toEqual([own!.id])
    expect((await ask(other, entities.documents)).data).toMatchObject([{ id: theirs!.id, expiresOn: null }])
  })
  test('expire by themselves; a rejected one stays rejected', async () => {
    const who = await nadia()
    const location = await upload(who)
    const { data } = await put(
      who,
      ['a', 'b', 'c', 'd'].map(() => ({ ...licence, location })),
    )
    const [verified, pending, rejected, today] = data.map(({ id }) => id)
    await setRow(verified!, { status: 'VERIFIED', expiresOn: '2020-01-01' })
    await setRow(pending!, { expiresOn: '2020-01-01' })
    await setRow(rejected!, { status: 'REJECTED', expiresOn: '2020-01-01', reason: 'blurred' })
    await setRow(today!, { status: 'VERIFIED', expiresOn: new Date().toISOString().slice(0, 10) })
    const shown = (await ask(who, entities.documents)).data
    expect(shown.map(({ status, reason }) => [status, reason])).toEqual([
      ['EXPIRED', ''],
      ['EXPIRED', ''],
      ['REJECTED', 'blurred'],
      ['VERIFIED', ''],
    ])
  })
  test('another expiry sends a verified one back to be looked at; the same expiry does not', async () => {
    const who = await nadia()
    const location = await upload(who)
    const { data } = await put(who, [
      { ...licence, location, expiresOn: '2098-01-01' },
      { ...licence, location },
    ])
    for (const { id } of data) await setRow(id, { status: 'VERIFIED' })
    const resent = data.map(({ id, kind, expiresOn }) => ({ id, kind, expiresOn }))
    expect((await put(who, resent)).data.map(({ status }) => status)).toEqual(['VERIFIED', 'VERIFIED'])
    resent[1]!.expiresOn = '2099-01-01'
    expect((await put(who, resent)).data.map(({ status, expiresOn }) => [status, expiresOn])).toEqual([
      ['VERIFIED', '2098-01-01'],
      ['PENDING', '2099-01-01'],
    ])
    await setRow(data[0]!.id, { status: 'REJECTED' })
    resent[0]!.expiresOn = '2099-01-01'
    expect((await put(who, resent)).data[0]!.status).toBe('REJECTED')
  })
  test('twenty at most, of known kinds, and no field beside', async () => {
    const who = await nadia()
    const one = { ...licence, location: await upload(who) }
    expect(
      (
        await put(
          who,
          Array.from({ length: 21 }, () => one),
        )
      ).message,
    ).toContain('Twenty')
    expect(
      (
        await put(
          who,
          Array.from({ length: 20 }, () => one),
        )
      ).data,
    ).toHaveLength(20)
    for (const wrong of [{ kind: 'PASSPORT' }, { status: 'VERIFIED' }, { expiresOn: 'soon' }])
      expect((await put(who, [{ ...one, ...wrong }])).status).toBe(422)
  })
  test('are the entity’s: the team reads them, the marketplace’s people have none here', async () => {
    const { id: entityId } = await entity({ type: 'brand' })
    const camille = await person({ side: 'brand', entityId })
    await put(camille, [{ ...licence, location: await upload(camille) }])
    const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId })
    expect((await ask(rep, entities.documents)).data).toHaveLength(1)
    expect((await ask(await person({ side: 'souk' }), entities.documents)).data).toEqual([])
  })
})
