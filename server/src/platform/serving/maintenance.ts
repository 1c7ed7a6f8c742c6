import { sql } from 'kysely'
import type { Db } from '../data/database/db.ts'

const channel = 'souk_maintenance'
export type Maintenance = { isOn: boolean; until: Date | null }

/** Tells every process to look again, once the transaction commits. */
export async function notifyMaintenanceChanged(tx: Db): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(tx)
}

type Hears = { on: (channel: string, heard: () => void) => unknown }

/** Read once, and again after a change: every request asks. */
export async function openMaintenance(db: Db, listener: Hears): Promise<() => Maintenance> {
  const read = () => db.selectFrom('maintenance').select(['isOn', 'until']).executeTakeFirstOrThrow()
  let now: Maintenance = await read()
  let asked = 0
  async function readAgain(): Promise<void> {
    const own = ++asked
    const next = await read()
    if (own === asked) now = next // an answer that was overtaken is an older one
  }
  listener.on(channel, () => void readAgain().catch(() => undefined))
  return () => now
}

const usualSeconds = 120

/** How long a program waits before it asks again. */
export function retrySeconds({ until }: Maintenance, now = Date.now()): number {
  return until && until.getTime() > now ? Math.ceil((until.getTime() - now) / 1000) : usualSeconds
}
