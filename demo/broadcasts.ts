import { sql } from 'kysely'
import { type TemplateName, templateOf } from '../contract/src/messaging/broadcast-templates.ts'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { entityId } from './entities.ts'
import { idOf } from './random.ts'

const mails: readonly { name: TemplateName; language: 'en' | 'ar'; status: string; days: number }[] = [
  { name: 'newCollection', language: 'en', status: 'SENT', days: -21 },
  { name: 'thankYou', language: 'ar', status: 'SENT', days: -6 },
  { name: 'deadlineSoon', language: 'en', status: 'SCHEDULED', days: 5 },
  { name: 'restock', language: 'en', status: 'DRAFT', days: 0 },
]

/** Mails that Maison Orla wrote to its retailers, with what came of them. */
export async function fillBroadcasts(tx: Tx): Promise<void> {
  const brandId = entityId('maison-orla')
  for (const { name, language, status, days } of mails) {
    const { subject, body } = templateOf(name, language)
    const id = idOf('broadcast', name)
    const isSent = status === 'SENT'
    const at = sql<Date>`now() + make_interval(days => ${days})`
    await sql`insert into broadcast (id, brand_id, language, subject, body, audience, status, send_at, created_at, started_at, finished_at)
      values (${id}, ${brandId}, ${language}, ${subject}, ${JSON.stringify(body)}, '[{"kind":"all"}]', ${status},
        ${status === 'DRAFT' ? null : at}, least(now(), ${at}) - interval '1 hour', ${isSent ? at : null}, ${isSent ? sql`${at} + interval '2 minutes'` : null})`.execute(
      tx,
    )
    if (status === 'DRAFT') continue
    await sql`insert into broadcast_recipient (broadcast_id, email, user_id, retailer_id, status, due_at, sent_at, clicked_at, unsubscribed_at)
      select ${id}, person.email, person.id, relation.retailer_id,
        case when not ${isSent} then 'WAITING' when row_number() over (order by person.email) = 3 then 'BOUNCED' else 'SENT' end, ${at},
        ${isSent ? at : null}, case when ${isSent} and row_number() over (order by person.email) % 3 = 1 then ${at} + interval '5 hours' end,
        case when ${isSent} and row_number() over (order by person.email) = 7 then ${at} + interval '1 day' end
      from relation join association on association.entity_id = relation.retailer_id and association.joined_at is not null
        join user_account person on person.id = association.user_id and person.email_verified_at is not null
      where relation.brand_id = ${brandId} and relation.status = 'ACCEPTED' on conflict do nothing`.execute(tx)
  }
}
