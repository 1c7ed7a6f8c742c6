import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { conversationLink } from '../model/conversation-link.ts'
import type { Notice, Notices } from './notice.ts'
import { bothTeams, otherSide, sellersOf, teamOf } from './recipients.queries.ts'

type Pair = { brandId: string; retailerId: string }
type Side = 'brand' | 'retailer'
type OrderMoved = Pair & { orderId: string; eventId: string; kind: string; by: Side | null }

/** A retailer's people read of brands as counterparts, and a brand's of retailers; the retailer limits what a sales team reads. */
const about = ({ retailerId }: Pair) => ({ counterpartId: retailerId })

/** An order's counterparts as they were called when it was agreed. */
async function orderOf(db: Db, orderId: string) {
  return db
    .selectFrom('salesOrder')
    .select([
      'number',
      sql<
        Record<Side, string>
      >`jsonb_build_object('brand', kept ->> 'brandName', 'retailer', kept ->> 'retailerName')`.as('names'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()
}

async function orderMoved(db: Db, event: OrderMoved): Promise<Notice[]> {
  const { orderId, eventId, kind, by } = event
  const order = await orderOf(db, orderId)
  const author = await db.selectFrom('orderEvent').select('userId').where('id', '=', eventId).executeTakeFirst()
  if (!order || !author) return []
  return [
    {
      kind: kind === 'proposed' || kind === 'acceptedSome' || kind === 'refused' ? 'orderChanges' : 'orders',
      type: by ? `order.${kind}` : `order.${kind}.byTime`,
      params: { number: order.number, name: by ? order.names[by] : '' },
      subject: orderId,
      link: `/order/${orderId}`,
      listLink: '/orders',
      to: bothTeams(event),
      except: author.userId,
      isMailed: true,
      ...about(event),
    },
  ]
}

type Commented = Pair & { orderId: string; commentId: string; by: Side; userId: string }

async function orderCommented(db: Db, event: Commented): Promise<Notice[]> {
  const { orderId, commentId, by, userId } = event
  const order = await orderOf(db, orderId)
  const comment = await db.selectFrom('orderComment').select('text').where('id', '=', commentId).executeTakeFirst()
  if (!order || !comment) return []
  return [
    {
      kind: 'comments',
      type: 'order.commented',
      params: { number: order.number, name: order.names[by], text: excerpt(comment.text) },
      subject: orderId,
      link: `/order/${orderId}#comments`,
      listLink: '/orders',
      to: bothTeams(event),
      except: userId,
      ...about(event),
    },
  ]
}

export const excerpt = (text: string) => (text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text)

type ShipmentMoved = Pair & { shipmentId: string; kind: string; by: Side | null }
const toldKinds = new Set([
  'IN_TRANSIT',
  'DELIVERED',
  'RETURNED',
  'FAILED',
  'CLAIMED',
  'CREDITED',
  'REPLACED',
  'REFUSED',
])

async function shipmentMoved(db: Db, event: ShipmentMoved): Promise<Notice[]> {
  const { shipmentId, kind, by } = event
  if (!by || !toldKinds.has(kind)) return []
  const shipment = await db
    .selectFrom('shipment')
    .select(['number', sql<string>`parties ->> ${`${by}Name`}`.as('name')])
    .where('id', '=', shipmentId)
    .executeTakeFirst()
  if (!shipment) return []
  return [
    {
      kind: 'shipments',
      type: `shipment.${kind}`,
      params: shipment,
      subject: shipmentId,
      link: `/shipment/${shipmentId}`,
      listLink: '/shipments',
      to: teamOf(event, otherSide(by)),
      isMailed: true,
      ...about(event),
    },
  ]
}

type Asked = Pair & { requestId: string; by: Side; userId: string; status?: string }

/** Both names as the two entities call themselves. */
async function namesOf(db: Db, { brandId, retailerId }: Pair): Promise<Record<Side, string>> {
  const rows = await db.selectFrom('entity').select(['id', 'name']).where('id', 'in', [brandId, retailerId]).execute()
  const name = (id: string) => rows.find((row) => row.id === id)?.name ?? ''
  return { brand: name(brandId), retailer: name(retailerId) }
}

async function connectionNotice(db: Db, event: Asked, type: string, link: string): Promise<Notice> {
  const names = await namesOf(db, event)
  const side = otherSide(event.by)
  return {
    kind: 'connections',
    type,
    params: { name: names[event.by] },
    subject: `${event.brandId} ${event.retailerId}`,
    link,
    listLink: '/connections',
    to: side === 'brand' && type === 'connection.requested' ? sellersOf(event.brandId) : teamOf(event, side),
    except: event.userId,
    // A request is not yet a relation: who leads sales reads it.
    ...(side === 'brand' && type !== 'connection.requested' && about(event)),
  }
}

type Sent = Pair & { conversationId: string; by: Side; userId: string }

/** The other team. The words stay in the conversation, where their author may still change them. */
async function messageSent(db: Db, event: Sent): Promise<Notice[]> {
  const names = await namesOf(db, event)
  const side = otherSide(event.by)
  return [
    {
      kind: 'messages',
      type: 'message.sent',
      params: { name: names[event.by] },
      subject: event.conversationId,
      link: conversationLink(side, event.conversationId),
      listLink: side === 'brand' ? '/messages' : '/inbox?tab=messages',
      to: teamOf(event, side),
      except: event.userId,
      isMailed: true, // after ten unread minutes
      ...about(event),
    },
  ]
}

export const tradeNotices: Notices = {
  'order.placed': orderMoved,
  'order.moved': orderMoved,
  'order.commented': orderCommented,
  'shipment.moved': shipmentMoved,
  'message.sent': messageSent,
  'connection.requested': async (db, event: Asked) => [
    { ...(await connectionNotice(db, event, 'connection.requested', '/connections?tab=requests')), isMailed: true },
  ],
  'connection.answered': async (db, event: Asked) => {
    if (event.status === 'WITHDRAWN') return []
    const isAccepted = event.status === 'ACCEPTED'
    const type = isAccepted ? 'connection.accepted' : 'connection.declined'
    const notice = await connectionNotice(db, event, type, '/connections')
    return [isAccepted ? { ...notice, isMailed: true } : notice]
  },
  'relation.ended': async (db, event: Asked) => [await connectionNotice(db, event, 'connection.ended', '/connections')],
}
