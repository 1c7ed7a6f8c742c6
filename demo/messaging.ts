import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { fillBroadcasts } from './broadcasts.ts'

/** The people of both teams who may see what a brand and a retailer trade, beside the alias `event`. */
const bothTeams = sql`join association on association.joined_at is not null and (
    association.entity_id = event.retailer_id or (association.entity_id = event.brand_id and (association.role = 'entityAdmin'
      or association.id in (select unnest(array[rep.id, rep.manager_id]) from relation
        join association rep on rep.id = relation.sales_rep_id
        where relation.brand_id = event.brand_id and relation.retailer_id = event.retailer_id))))`
const values = sql`insert into notification (user_id, entity_id, kind, type, params, subject, link, counterpart_id, is_in_app, is_in_digest, created_at, read_at)`
const readAt = sql`case when event.at < now() - interval '4 days' then event.at + interval '3 hours' end`

export async function fillMessaging(tx: Tx): Promise<void> {
  await fillNotifications(tx)
  await fillConversations(tx)
  await fillBroadcasts(tx)
}

/** Notifications of what happened in the last weeks; older ones are read. */
async function fillNotifications(tx: Tx): Promise<void> {
  await sql`${values}
    select association.user_id, association.entity_id,
      case when event.kind in ('proposed', 'acceptedSome', 'refused') then 'orderChanges' else 'orders' end,
      'order.' || event.kind || case when event.by_side is null then '.byTime' else '' end,
      jsonb_build_object('number', event.number, 'name', coalesce(event.names ->> (event.by_side || 'Name'), '')),
      event.order_id, '/order/' || event.order_id, event.retailer_id, true, false, event.at, ${readAt}
    from (select order_event.*, sales_order.number, sales_order.kept as names, sales_order.brand_id, sales_order.retailer_id
        from order_event join sales_order on sales_order.id = order_event.order_id
        where order_event.at between now() - interval '21 days' and now()) event
      ${bothTeams} and association.user_id is distinct from event.user_id
    where event.by_side is not null or event.kind in ('cancelled', 'completed', 'cancelDeclined', 'lapsed')`.execute(tx)
  await sql`${values}
    select association.user_id, association.entity_id, 'comments', 'order.commented',
      jsonb_build_object('number', event.number, 'name', event.names ->> (event.author_side || 'Name'), 'text', left(event.text, 120)),
      event.order_id, '/order/' || event.order_id || '#comments', event.retailer_id, true, true, event.at, ${readAt}
    from (select order_comment.*, sales_order.number, sales_order.kept as names, sales_order.brand_id, sales_order.retailer_id
        from order_comment join sales_order on sales_order.id = order_comment.order_id
        where order_comment.at between now() - interval '21 days' and now()) event
      ${bothTeams} and association.user_id is distinct from event.author_id`.execute(tx)
  await sql`${values}
    select association.user_id, association.entity_id, 'shipments', 'shipment.' || event.kind,
      jsonb_build_object('number', event.number, 'name', event.parties ->> (event.by_side || 'Name')),
      event.shipment_id, '/shipment/' || event.shipment_id, event.retailer_id, true, false, event.at, ${readAt}
    from (select shipment_event.*, shipment.number, shipment.parties, shipment.brand_id, shipment.retailer_id
        from shipment_event join shipment on shipment.id = shipment_event.shipment_id
        where shipment_event.at between now() - interval '21 days' and now()
          and shipment_event.kind in ('IN_TRANSIT', 'DELIVERED', 'CLAIMED', 'CREDITED')) event
      ${bothTeams} and association.entity_id = case event.by_side when 'brand' then event.retailer_id else event.brand_id end`.execute(
    tx,
  )
}

/** What was written between Maison Orla and its retailers, the newest some hours ago. */
const talks = [
  ['retailer', 'Good morning! Could you tell us when the knitwear leaves your warehouse?'],
  ['brand', 'Good morning. The first part leaves on Monday, the rest a week later.'],
  ['retailer', 'Perfect. We would like to add the grey scarf to the order, is it still possible?'],
  ['brand', 'Of course. I have set twelve pieces aside for you.'],
  ['retailer', 'Thank you. One more question: is the coat lined?'],
] as const
const arabicTalks = [
  ['retailer', 'مرحبًا، هل تصل الأوشحة قبل بداية الموسم؟'],
  ['brand', 'مرحبًا، نعم، نشحنها في الأسبوع الأول من الشهر.'],
  ['retailer', 'ممتاز، شكرًا جزيلًا.'],
] as const

async function fillConversations(tx: Tx): Promise<void> {
  for (const [every, lines] of [
    [3, talks],
    [4, arabicTalks],
  ] as const) {
    await sql`
      with chosen as (
        select relation.id, relation.brand_id, relation.retailer_id, row_number() over (order by relation.id) as n
        from relation where status = 'ACCEPTED'),
      made as (
        insert into conversation (relation_id, last_message_at, created_at)
        select id, now() - make_interval(hours => (n % 60)::int + 2), now() - interval '9 days' from chosen
        where n % ${every} = 0 or (n % 5 = 1 and ${every} = 3) on conflict do nothing returning id, relation_id, last_message_at)
      insert into message (conversation_id, author_side, author_id, text, cards, created_at)
      select made.id, line.side, (select user_id from association where entity_id = case line.side when 'brand' then chosen.brand_id
            else chosen.retailer_id end and role = 'entityAdmin' and joined_at is not null order by created_at, id limit 1), line.text,
        case when line.n = 1 then coalesce((select jsonb_build_array(jsonb_build_object('kind', 'order', 'id', sales_order.id)) from sales_order
            where sales_order.brand_id = chosen.brand_id and sales_order.retailer_id = chosen.retailer_id order by created_at desc limit 1), '[]') else '[]' end,
        made.last_message_at - make_interval(hours => (${lines.length} - line.n::int) * 5)
      from made join chosen on chosen.id = made.relation_id
        cross join unnest(${lines.map(([side]) => side)}::text[], ${lines.map(([, text]) => text)}::text[]) with ordinality as line (side, text, n)
      order by made.id, line.n`.execute(tx)
  }
  // Some brands have not read the last words yet.
  await sql`insert into conversation_reader (conversation_id, side, read_up_to, read_at, mailed_up_to)
    select conversation_id, side, last, now(), last from (
      select conversation_id, (array_agg(id order by id desc))[1] as last, row_number() over (order by conversation_id) as n from message group by 1) talk
      cross join (values ('brand'), ('retailer')) as team (side)
    where side = 'retailer' or n % 3 <> 0`.execute(tx)
}
