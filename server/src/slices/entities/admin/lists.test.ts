import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { admins } from '@souk/contract/entities/admin.contract.ts'
import {
  auditList,
  brandList,
  documentList,
  entityList,
  jobList,
  mailList,
  userList,
} from '@souk/contract/entities/admin-lists.ts'
import { approvals } from '@souk/contract/entities/approval.contract.ts'
import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import { expectPages } from '../../../testing/list-pages.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { close, db, entity, jobs, person } = world
afterAll(close)
const who = await person({ side: 'souk' })
const several = [1, 2, 3, 4, 5]

for (const n of several) {
  const { entityId } = await person({ side: 'retailer' })
  await entity({ type: 'brand', createdAt: new Date(`2026-0${n % 3 ? 1 : 2}-01T10:00:00Z`) })
  const file = { kind: 'OTHER', location: '/files/document/a.pdf', name: 'a.pdf', bytes: 9 }
  await db
    .insertInto('document')
    .values({ ...file, entityId: entityId! })
    .execute()
  await db
    .insertInto('mail')
    .values({ language: 'en', subject: 'Hello', html: '', body: '', recipient: 'a@souk.test' })
    .execute()
  await db.insertInto('audit').values({ action: 'a.one', userId: who.userId }).execute()
  await jobs.enqueue(db, 'mail.send', { n })
}
await sql`update pgboss.job set state = 'failed', completed_on = null where name = 'mail.send'`.execute(db)
await sql`update document set created_at = '2026-02-01'`.execute(db)

test.each([
  { name: 'people', call: admins.users, list: userList },
  { name: 'entities', call: admins.entities, list: entityList },
  { name: 'brands to approve', call: approvals.list, list: brandList },
  { name: 'documents', call: admins.documents, list: documentList },
  { name: 'mails', call: admins.mails, list: mailList },
  { name: 'failed jobs', call: consoleCalls.jobs, list: jobList },
  { name: 'the audit log', call: admins.audit, list: auditList },
])('$name are read to the end', (list) => expectPages(world, { ...list, who, foreign: crypto.randomUUID() }))
