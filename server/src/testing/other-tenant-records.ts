import type { Db } from '../platform/data/database/db.ts'

type Owner = { entityId: string; userId: string }

/** What an account, an import and the books of another tenant hold, all by one id. */
export async function recordThings(db: Db, id: string, { entityId, userId }: Owner): Promise<void> {
  const sheet = { fileName: 'a.xlsx', fileLocation: '/files/import/a.xlsx', fileHash: 'a', status: 'READY' }
  await db
    .insertInto('catalogImport')
    .values({ id, ...sheet, brandId: entityId, collectionId: id, userId })
    .execute()
  const credential = { id, userId, credentialId: 'other', publicKey: Buffer.from('other'), name: 'Laptop' }
  await db.insertInto('passkey').values(credential).execute()
  await db
    .insertInto('dataExport')
    .values({ id, userId, language: 'en', status: 'READY', file: 'exports/a.zip' })
    .execute()
  const doubt = { id, entityId, orderId: id, side: 'brand', currency: 'EUR', text: 'Too much' }
  await db.insertInto('commissionDispute').values(doubt).execute()
  const month = {
    month: '2026-01-01',
    number: 'SOUK-000001',
    currency: 'EUR',
    total: 1n,
    dueAt: new Date('2030-01-01'),
  }
  await db
    .insertInto('commissionStatement')
    .values({ id, ...month, brandId: entityId })
    .execute()
  await db
    .insertInto('payout')
    .values({ id, brandId: entityId, currency: 'EUR', amount: 1n, week: '2026-01-05' })
    .execute()
  await db.insertInto('prospectCreditRequest').values({ id, brandId: entityId, kind: 'CREDITS', credits: 5 }).execute()
}
