import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import { emit } from './platform/data/outbox.ts'
import { readImport } from './slices/catalog/imports/read-import.ts'
import { coat, sheetOf } from './testing/coat-sheets.ts'
import { isFullRun } from './testing/full-run.ts'
import { newImporter } from './testing/importer.ts'
import { newMailServer } from './testing/outside/mail-server.ts'
import { freePort } from './testing/free-port.ts'
import { ended, ready, start, stop } from './testing/processes.ts'
import { newReceiver } from './testing/outside/receiver.ts'
import { fileBody, newWorld } from './testing/world.ts'
import { eventually } from './testing/eventually.ts'

const never = () => new Promise<never>(() => undefined)
let isStalled = true
const mails = await newMailServer(() => (isStalled ? never() : undefined))
const receiver = await newReceiver(() => (isStalled ? never() : {}))
const world = await newWorld({ isDemo: false, allowsPrivateUrls: true })
const { addresses, ask, config, db, deps } = world
const importer = await newImporter(world)
afterAll(async () => {
  await world.close()
  await receiver.close()
  await mails.close()
})

test.runIf(isFullRun)(
  'a killed process leaves an import that is read, one that is applied, a mail, a webhook and a reaction: all go on within a minute of the next start',
  { timeout: 300_000 },
  async () => {
    const settings = {
      ...addresses,
      PORT: String(await freePort()),
      SMTP_URL: mails.url,
      SOUK_DATA: config.dataFolder,
      SOUK_LOG: '/dev/null',
      SOUK_PRIVATE_URLS: 'on',
    }
    const { owner, brand } = importer
    const read = (await importer.upload(await sheetOf([coat(1, 'S')]))).data.id
    const values = { brandId: brand.id, name: 'Summer', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
    const other = await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()
    const file = fileBody('summer.xlsx', await sheetOf([coat(2, 'S')]))
    const applied = (await ask(owner, imports.upload, { params: { collectionId: other.id }, ...file })).data.id
    await readImport(deps, applied)
    const { version } = await importer.look(applied)
    expect((await ask(owner, imports.apply, { params: { importId: applied }, body: { version } })).status).toBe(202)
    const hook = await ask(owner, webhooks.create, {
      body: { url: `${receiver.url}/hook`, events: ['product.removed'] },
    })
    expect(hook.status).toBe(201)
    await deps.sendMail(db, {
      to: 'nadia@souk.test',
      language: 'en',
      rendered: { subject: 'Hi', html: '', body: 'Hi' },
    })
    const gone = { productId: brand.id, collectionId: importer.collection(), brandId: brand.id }
    await emit(db, 'product.removed', gone)
    await emit(db, 'collection.created', { brandId: brand.id, collectionId: importer.collection() })

    const locks = new Client({ connectionString: addresses.DATABASE_DIRECT_URL })
    await locks.connect()
    await locks.query('begin')
    await locks.query('lock table catalog_import_row in access exclusive mode')
    await locks.query('select id from entity where id = $1 for no key update', [brand.id])
    const active = async () =>
      (
        await sql<{ name: string }>`select distinct name from pgboss.job where state = 'active' order by name`.execute(
          db,
        )
      ).rows.map(({ name }) => name)
    const kinds = [
      'catalog.apply-import',
      'catalog.read-import',
      'integrations.send-webhook',
      'mail.send',
      'on.collection.created.checklist',
    ]
    const first = start(settings)
    await ready(first)
    await eventually(async () => expect(await active()).toEqual(expect.arrayContaining(kinds)))
    await eventually(() => expect([mails.mails.length, receiver.received.length]).toEqual([1, 1]))
    first.child.kill('SIGKILL')
    await ended(first)
    isStalled = false
    await locks.query('commit')
    await locks.end()

    const second = start(settings)
    await ready(second)
    const state = async () => ({
      read: (await importer.look(read)).status,
      applied: (await importer.look(applied)).status,
      mails: (await sql<{ status: string }>`select status from mail`.execute(db)).rows.map(({ status }) => status),
      webhooks: (await ask(owner, webhooks.deliveries, { params: { id: hook.data.webhook.id } })).data.items.map(
        ({ status }) => status,
      ),
      waiting: (await active()).filter((name) => kinds.includes(name)),
    })
    const done = { read: 'READY', applied: 'DONE', mails: ['SENT'], webhooks: ['DELIVERED'], waiting: [] }
    await eventually(async () => expect(await state()).toEqual(done))
    expect(new Set(mails.mails.map(({ messageId }) => messageId)).size).toBe(1)
    await stop(second)
  },
)
