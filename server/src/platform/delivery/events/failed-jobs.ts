import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../data/database/db.ts'
import { containing } from '../../data/database/like.ts'

type Row = {
  id: string
  queue: string
  error: string
  input: string
  tries: number
  createdAt: Date
  failedAt: Date | null
  total: number
}
const most = 500

/** Jobs that were given up, the newest first. */
export async function listFailedJobs(db: Db, { q, page, limit, after }: Paging & { q?: string | undefined }) {
  const { rows } = await sql<Row>`
    with job as (
      select *, coalesce(completed_on, '-infinity') as ended from pgboss.job where state = 'failed'
        and (${q ?? null}::text is null or name ilike ${containing(q ?? '')} or output::text ilike ${containing(q ?? '')}))
    select id, name as queue, coalesce(output ->> 'message', output::text, '') as error, data::text as input,
      retry_count + 1 as tries, created_on as created_at, completed_on as failed_at,
      (select count(*)::int from job) as total
    from job where (${after ?? null}::uuid is null or (ended, id) < (select last.ended, last.id from job last where last.id = ${after ?? null}))
    order by ended desc, id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const total = rows[0]?.total ?? 0
  const cut = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text)
  return {
    items: rows.map(({ id, queue, tries, error, input, createdAt, failedAt }) => ({
      id,
      queue,
      tries,
      error: cut(error),
      input: cut(input),
      createdAt: createdAt.toISOString(),
      failedAt: failedAt?.toISOString() ?? null,
    })),
    page,
    limit,
    total,
    more: false,
  }
}

/** One more run, at once. Answers the queue; null where there is no such failed job. */
export async function retryFailedJob(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where id = ${id} and state = 'failed' returning name`.execute(db)
  return rows[0]?.name ?? null
}

export async function discardFailedJob(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from pgboss.job where id = ${id} and state = 'failed' returning name`.execute(db)
  return rows[0]?.name ?? null
}
