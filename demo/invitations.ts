import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { entityId } from './entities.ts'

/** Companies that the marketplace invited: one in each state. */
export async function fillInvitations(tx: Tx): Promise<void> {
  await sql`
    insert into invitation (email, company, side, country, language, invited_by, created_at, linked_at, expires_at, mailed_at, opened_at, joined_at, withdrawn_at, entity_id)
    select given.email, company, side, country, given.language, admin.id, now() - ago, now() - ago, now() - ago + interval '7 days', now() - ago,
      case when opened then now() - ago + interval '3 hours' end, case when joined then now() - ago + interval '4 hours' end,
      case when withdrawn then now() - ago + interval '1 day' end, case when joined then ${entityId('maison-orla')}::uuid end
    from (values
      ('brand@souk.test', 'Maison Orla', 'brand', 'FR', 'en', interval '400 days', true, true, false),
      ('hello@north-arcade.test', 'North Arcade', 'retailer', 'GB', 'en', interval '20 days', true, false, false),
      ('office@fjord-wool.test', 'Fjord Wool', 'brand', 'NO', 'en', interval '5 days', false, false, true),
      ('studio@casa-lumen.test', 'Casa Lumen', 'brand', 'ES', 'en', interval '2 days', false, false, false),
      ('buying@dar-warda.test', 'دار وردة', 'retailer', 'JO', 'ar', interval '1 day', true, false, false)
    ) given (email, company, side, country, language, ago, opened, joined, withdrawn)
    cross join (select id from user_account where email = 'admin@souk.test') admin`.execute(tx)
}
