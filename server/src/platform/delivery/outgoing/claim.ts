import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../data/database/db.ts'
import type { Claim, Outgoing } from './outgoing.ts'

/** A claim lasts so long after its worker fell silent: less than its job, which is then given to another one. */
export const claimSeconds = 20
const renewMs = 5_000

type Held = Claim & { lane: string }
// oxlint-disable-next-line typescript/no-explicit-any -- what an item is does not matter here
type Queue = Outgoing<any>

const claimEnd = (seconds = claimSeconds) => sql`now() + make_interval(secs => ${seconds})`

/** Written out, so that the planner knows the partial indexes to fit. */
export const isWaiting = ({ waiting }: Queue, row = 'item'): RawBuilder<unknown> =>
  sql`${sql.ref(row)}.status in (${sql.join(waiting.map((status) => sql.lit(status)))})`

/**
 * Takes what is due. Of any number of workers one gets an item. Each lane gives its next one in turn, beginning with those
 * that were not served yet, so that a full lane keeps none waiting.
 */
export async function claim(
  db: Db,
  queue: Queue,
  served: readonly string[],
  seconds: number = claimSeconds,
): Promise<Held[]> {
  const { table, due, lane, together = 1, onlyIf = sql`true`, onClaim } = queue
  const column = sql.ref(`item.${due.column}`)
  const dueAt = due.isNullable ? sql`coalesce(${column}, '-infinity')` : column
  const { rows } = await sql<Held>`
    with candidate as materialized (
      select lane.lane::text as lane, next.id, next.due_at,
        row_number() over (partition by lane.lane order by next.due_at, next.id) as turn
      from (${lane.all}) as lane (lane) cross join lateral (
        select item.id, ${dueAt} as due_at from ${sql.table(table)} item
        where ${lane.of} = lane.lane and ${isWaiting(queue)} and ${dueAt} <= now() and ${onlyIf} and ${isNext(queue)}
        order by ${dueAt}, item.id limit ${together} for update of item skip locked) next),
    mine as (
      select id, lane from candidate
      order by turn, array_position(${[...served]}::text[], lane) nulls first, due_at, id limit ${together})
    update ${sql.table(table)} item
    set ${sql.ref(due.column)} = ${claimEnd(seconds)}, tries = item.tries + 1${onClaim ? sql`, ${onClaim}` : sql``}
    from mine where item.id = mine.id returning item.id, item.tries, mine.lane`.execute(db)
  return rows
}

/** Nothing about the same subject waits from before. */
function isNext({ table, order, ...queue }: Queue): RawBuilder<unknown> {
  if (!order) return sql`true`
  const isSame = order.subject.map((name) => sql`${sql.ref(`earlier.${name}`)} = ${sql.ref(`item.${name}`)}`)
  return sql`not exists (select from ${sql.table(table)} earlier where ${sql.join(isSame, sql` and `)}
    and ${isWaiting({ table, ...queue }, 'earlier')} and ${sql.ref(`earlier.${order.by}`)} < ${sql.ref(`item.${order.by}`)})`
}

/** Renews claims until each is given up: what a slow worker holds is not taken, what a dead one held soon is. */
export function holdClaims(db: Db, queue: Queue, claims: readonly Claim[]) {
  const held = new Map(claims.map(({ id, tries }) => [id, tries]))
  let renewing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renew(db, queue, held).catch(() => undefined)
  }, renewMs)
  return {
    /** From here on its time is no longer moved. */
    async release(id: string): Promise<void> {
      held.delete(id)
      await renewing
    },
    stop: () => clearInterval(timer),
  }
}

async function renew(db: Db, queue: Queue, held: ReadonlyMap<string, number>): Promise<void> {
  await sql`update ${sql.table(queue.table)} item set ${sql.ref(queue.due.column)} = ${claimEnd()}
    from unnest(${[...held.keys()]}::uuid[], ${[...held.values()]}::int[]) as mine (id, tries)
    where item.id = mine.id and item.tries = mine.tries and ${isWaiting(queue)}`.execute(db)
}
