import { sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'
import { quietUntil, wants } from '../identity/door.ts'

/** A request by its two ends: who asked, and who is asked. */
export async function requestToMail(db: Db, id: string) {
  const { rows } = await sql<{
    message: string
    answer: string
    senderId: string | null
    senderEntityId: string
    senderName: string
    isSenderDemo: boolean
    receiverEntityId: string
    receiverName: string
    isReceiverDemo: boolean
  }>`
    select request.message, request.answer, request.sender_id,
      sender.id as sender_entity_id, sender.name as sender_name, sender.is_demo as is_sender_demo,
      receiver.id as receiver_entity_id, receiver.name as receiver_name, receiver.is_demo as is_receiver_demo
    from connection_request request
      join entity sender on sender.id = case sender_side when 'brand' then brand_id else retailer_id end
      join entity receiver on receiver.id = case sender_side when 'brand' then retailer_id else brand_id end
    where request.id = ${id}`.execute(db)
  return rows[0]!
}

/** One person of an entity, or else its admins: those who have come and want these mails. */
export function peopleToMail(db: Db, entityId: string, userId: string | null) {
  return db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .select(['userAccount.id as userId', 'userAccount.email', 'userAccount.firstName', 'userAccount.language'])
    .select(quietUntil.as('notBefore'))
    .where(wants('connections', 'mail'))
    .where('association.entityId', '=', entityId)
    .where('association.joinedAt', 'is not', null)
    .$if(userId !== null, (query) => query.where('association.userId', '=', userId!))
    .$if(userId === null, (query) => query.where('association.role', '=', 'entityAdmin'))
    .orderBy('association.createdAt')
    .limit(20)
    .execute()
}
