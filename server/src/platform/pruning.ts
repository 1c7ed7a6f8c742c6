import { type RawBuilder, sql } from 'kysely'
import type { Config } from './config.ts'
import { type Db, inTransaction } from './database/db.ts'
import type { Job } from './events/jobs.ts'

const batch = 5_000

/**
 * Removes each night what is older than the settings say, a batch at a time, so that no lock is held for long.
 * Usage events are removed by analytics, finished jobs by pg-boss after a week, sessions and counters each hour.
 */
export function pruningJob(db: Db, { keep }: Pick<Config, 'keep'>): Job {
  return {
    name: 'platform.prune',
    every: '40 2 * * *',
    seconds: 3_600,
    run: async () => {
      await inBatches(db, pruneMail(keep.mailDays))
      await inBatches(db, pruneAudit(keep.auditDays))
      await inBatches(db, pruneProviderEvents(keep.providerEventDays))
    },
  }
}

async function inBatches(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await inTransaction(db, async (tx) => {
      await sql`select set_config('souk.pruning', 'on', true)`.execute(tx)
      return statement.execute(tx)
    })
    if (numAffectedRows < BigInt(batch)) return
  }
}

/** The row stays, because its key keeps the same mail from being sent twice; its content goes. */
const pruneMail = (days: number) => sql`
  update mail set html = '', body = '' where id in (
    select id from mail where html <> '' and created_at < now() - make_interval(days => ${days}) and status <> 'WAITING'
    order by created_at limit ${batch} for update skip locked)`

const pruneAudit = (days: number) => sql`
  delete from audit where id in (
    select id from audit where at < now() - make_interval(days => ${days}) order by at limit ${batch})`

const pruneProviderEvents = (days: number) => sql`
  delete from provider_event where (provider, id) in (
    select provider, id from provider_event where at < now() - make_interval(days => ${days}) order by at limit ${batch})`
