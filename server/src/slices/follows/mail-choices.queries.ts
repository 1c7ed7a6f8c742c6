import { sql } from 'kysely'
import type { UnsubscribeKind } from '@souk/contract/follows/follow-mails.ts'
import type { MailChoice } from '@souk/contract/follows/follows.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { saveChannels, wants } from '../identity/door.ts'

export const kindOf = (kind: 'opening' | 'closing') => `${kind}s` as const

/** The mail channels of the two kinds. */
export async function findChoice(db: Db, userId: string): Promise<MailChoice> {
  const row = await db
    .selectFrom('userAccount')
    .select([wants('openings', 'mail').as('opening'), wants('closings', 'mail').as('closing')])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ?? { opening: true, closing: true }
}

export async function saveChoice(db: Db, userId: string, choice: Partial<MailChoice>): Promise<void> {
  for (const kind of ['opening', 'closing'] as const) {
    const mail = choice[kind]
    if (mail !== undefined) await saveChannels(db, userId, [{ kind: kindOf(kind), mail }])
  }
}

/** The digest ends by losing its day, which is kept for those who want it back. */
export async function saveDigest(db: Db, userId: string, isWanted: boolean): Promise<void> {
  if (isWanted) {
    await sql`update user_account set digest_day = coalesce(digest_day,
      (select digest_day from mail_choice where user_id = ${userId}), 1) where id = ${userId}`.execute(db)
    return
  }
  await sql`insert into mail_choice (user_id, digest_day)
    select id, digest_day from user_account where id = ${userId} and digest_day is not null
    on conflict (user_id) do update set digest_day = excluded.digest_day`.execute(db)
  await db.updateTable('userAccount').set({ digestDay: null }).where('id', '=', userId).execute()
}

/** The person's current choice for a kind of mail; undefined for an unknown person. */
export async function isWanted(db: Db, userId: string, kind: UnsubscribeKind): Promise<boolean | undefined> {
  const ofKind = kind === 'digest' ? 'openings' : kind === 'opening' || kind === 'closing' ? kindOf(kind) : kind
  const row = await db
    .selectFrom('userAccount')
    .select(['userAccount.digestDay', wants(ofKind, 'mail').as('isMailed')])
    .where('userAccount.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  return kind === 'digest' ? row.digestDay !== null : row.isMailed
}
