import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { entityId } from './entities.ts'

/** Kin & Co and Maison Orla share their codes; some companies were invited, and one lost its time. */
export async function fillReferrals(tx: Tx): Promise<void> {
  const kin = entityId('kin-and-co')
  await sql`insert into referral_code (entity_id, code) values (${kin}, 'KIN-2026'), (${entityId('maison-orla')}, 'MAI-ORLA26')`.execute(
    tx,
  )
  await sql`insert into referral (referrer_id, email, status, invited_at, expires_at) values
    (${kin}, 'hello@atelier-sable.test', 'INVITED', now() - interval '6 days', now() + interval '84 days'),
    (${kin}, 'buying@north-arcade.test', 'EXPIRED', now() - interval '120 days', now() - interval '30 days')`.execute(
    tx,
  )
  await sql`insert into referral (referrer_id, email, referred_id, status, invited_at, joined_at, expires_at)
    select ${kin}, entity.email, entity.id, 'JOINED', now() - interval '20 days', now() - interval '12 days', now() + interval '78 days'
    from entity join association on association.entity_id = entity.id join user_account person on person.id = association.user_id
    where person.email = 'newretailer@souk.test' limit 1`.execute(tx)
}
