import { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { notificationReactions } from '../slices/messaging/notifications/notify.ts'
import type { newWorld } from './world.ts'

/** Runs the notifying reactions of all events that wait, as often as asked. */
export function newNotified({ ask, db, deps }: Awaited<ReturnType<typeof newWorld>>) {
  async function deliver(times = 1): Promise<void> {
    const events = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
    await db.deleteFrom('outbox').execute()
    for (let round = 0; round < times; round += 1) {
      for (const { id, topic, payload } of events)
        await notificationReactions[topic]?.notify?.(deps, payload, String(id))
    }
  }
  const inbox = async (who: { token: string }, query: object = {}, headers: Record<string, string> = {}) =>
    (await ask(who, notifications.list, { query, headers })).data
  const titles = async (who: { token: string }) =>
    (await inbox(who)).items.map(({ title }) => title.replaceAll(/[\u2068\u2069]/g, ''))
  return { deliver, inbox, titles }
}
