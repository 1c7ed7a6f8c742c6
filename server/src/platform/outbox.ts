import { sql } from 'kysely'
import type { Db } from './db.ts'

export const outboxChannel = 'souk_outbox'
export type Topic = `${string}.${string}`

/** A row in the business transaction; the dispatcher hands it to every subscriber later, at least once. */
export async function emit(tx: Db, topic: Topic, payload: Record<string, unknown>): Promise<void> {
  await put(tx, topic, payload)
}

/** Whom a live event reaches: one person, or everybody of an entity. */
export type Audience = { userId: string } | { entityId: string }

/** Tells open screens that something changed. It carries a topic and an id only: each screen asks again for what it may see. */
export async function announce(tx: Db, to: Audience, topic: Topic, id = ''): Promise<void> {
  await put(tx, 'live', { ...to, topic, id })
}

async function put(tx: Db, topic: string, payload: Record<string, unknown>): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ topic, payload: JSON.stringify(payload) })
    .execute()
  await sql`select pg_notify(${outboxChannel}, '')`.execute(tx)
}
