import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { databaseProxy } from '../../../testing/outside/database-proxy.ts'
import { newDatabase } from '../../../testing/database.ts'
import { newMailServer } from '../../../testing/outside/mail-server.ts'
import { openDb } from '../../data/database/db.ts'
import { workOff } from '../outgoing/work-off.ts'
import { outgoingMails } from './deliver-mail.ts'
import { openMailServer } from './mail-server.ts'

const { url, drop } = await newDatabase()
const proxy = await databaseProxy(url)
const db = openDb(proxy.url, 2)
/** The database goes away in the moment in which the mail server accepts a mail. */
const server = await newMailServer(() => {
  void proxy.close()
  setTimeout(() => void proxy.open(), 1_500)
})
const transport = openMailServer(
  { smtpUrl: server.url, mailFrom: { name: '', address: 'souk@souk.test' } },
  () => 'Souk',
)!
const tools = { db, enqueue: async () => undefined, log: Fastify().log }
afterAll(async () => {
  transport.close()
  await db.destroy()
  await server.close()
  await proxy.close()
  await drop()
})

test('delivers a mail once though the database is away when the mail server accepts it', async () => {
  const { id } = await db
    .insertInto('mail')
    .values({ recipient: 'nadia@souk.test', language: 'en', subject: 'Order', html: '', body: 'Order', kind: 'notice' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = () => workOff(tools, outgoingMails(db, transport))
  await run()
  const mail = () => db.selectFrom('mail').select(['status', 'tries']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(await mail()).toEqual({ status: 'SENT', tries: 1 })
  await run()
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@souk.test>`])
})
