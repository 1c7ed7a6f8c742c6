import { sql } from 'kysely'
import type { LiveTopic } from '@souk/contract/core/live-topics.ts'
import type { Db } from './database/db.ts'

export const outboxChannel = 'souk_outbox'
export type Topic = `${string}.${string}`

/** A row in the business transaction; the dispatcher hands it to every subscriber later, at least once. */
export const emit = (tx: Db, topic: Topic, payload: Record<string, unknown>): Promise<void> =>
  put(tx, [event(topic, payload)])

/** Whom a live event reaches: one person, or everybody of an entity. */
export type Audience = { userId: string } | { entityId: string }

/** Tells open screens that something changed. It carries a topic and an id only: each screen asks again for what it may see. */
export const publishLive = (tx: Db, to: Audience, topic: LiveTopic, id = ''): Promise<void> =>
  put(tx, [liveEvent(to, topic, id)])

/** The same to several, in one statement. */
export const publishLiveToAll = (tx: Db, all: readonly Audience[], topic: LiveTopic, id = ''): Promise<void> =>
  put(
    tx,
    all.map((to) => liveEvent(to, topic, id)),
  )

type Event = { topic: string; payload: Record<string, unknown> }
export const event = (topic: Topic, payload: Record<string, unknown>): Event => ({ topic, payload })
export const liveEvent = (to: Audience, topic: LiveTopic, id = ''): Event => ({
  topic: 'live',
  payload: { ...to, topic, id },
})

/** Events of both kinds, in one statement. */
export async function put(tx: Db, events: readonly Event[]): Promise<void> {
  await sql`with put as (
      insert into outbox (topic, payload) select topic, payload
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as given (topic text, payload jsonb))
    select pg_notify(${outboxChannel}, '')`.execute(tx)
}
