import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/database/db.ts'

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
