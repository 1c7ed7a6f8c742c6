import { sql } from 'kysely'
import type { JobFilters } from '@souk/contract/entities/admin-lists.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../data/database/db.ts'
import { containing } from '../../data/database/like.ts'
import { allGiven, pagedList } from '../../data/database/paged-list.ts'

type Row = {
  id: string
  queue: string
  error: string
  input: string
  tries: number
  createdAt: Date
  failedAt: Date | null
}
const maxLength = 500
const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

/** Given up, in the tables of the queue, which has no types here. */
const givenUp = (db: Db) =>
  db
    .selectFrom(
      sql<Row>`(select id, name as queue, coalesce(output ->> 'message', output::text, '') as error, data::text as input,
        output::text as output, retry_count + 1 as tries, created_on as created_at, completed_on as failed_at,
        coalesce(completed_on, '-infinity') as ended from pgboss.job where state = 'failed')`.as('job'),
    )
    .select(['job.id', 'job.queue', 'job.error', 'job.input', 'job.tries', 'job.createdAt', 'job.failedAt'])

/** Jobs that were given up, the newest first. */
export async function listFailedJobs(db: Db, { q, ...paging }: JobFilters & Paging) {
  const isSought = allGiven<JobFilters>(
    { q },
    { q: (text) => sql`(job.queue ilike ${containing(text)} or job.output ilike ${containing(text)})` },
  )
  const order = { id: 'job.id', by: ['job.ended'], direction: 'desc' } as const
  const { rows, ...page } = await pagedList(db, givenUp(db), (jobs) => jobs.where(isSought), order, paging)
  const items = rows.map(({ id, queue, tries, error, input, createdAt, failedAt }) => ({
    id,
    queue,
    tries,
    error: cut(error),
    input: cut(input),
    createdAt: createdAt.toISOString(),
    failedAt: failedAt?.toISOString() ?? null,
  }))
  return { items, ...page }
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
