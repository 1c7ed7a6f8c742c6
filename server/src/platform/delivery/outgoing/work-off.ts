import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../data/database/db.ts'
import { isUnavailable } from '../../data/database/unavailable.ts'
import type { Enqueue, Job } from '../events/jobs.ts'
import { claim, holdClaims, isWaiting } from './claim.ts'
import type { Claim, Outgoing, Tools } from './outgoing.ts'

const workForSeconds = 120 // then another job goes on, within the time of this one
const recordForSeconds = 240

/** Something waits now, or will from then on. */
export function wake(tx: Db, enqueue: Enqueue, { name }: { name: string }, at?: Date | null): Promise<void> {
  return enqueue(tx, name, {}, at ? { startAfter: at } : {})
}

/** Each minute it also finds what is due again and what a lost job left behind. */
export function outgoingJob<Item extends Claim>(tools: Tools, queue: Outgoing<Item>): Job {
  const { name, atOnce = 1, seconds = 60 } = queue
  return {
    name,
    atOnce,
    every: '* * * * *',
    seconds: workForSeconds + recordForSeconds + seconds,
    run: () => workOff(tools, queue),
  }
}

/** Sends what is due until nothing is. Any number of workers may do so at once. */
export async function workOff<Item extends Claim>(
  tools: Tools,
  queue: Outgoing<Item>,
  { claimSeconds, forSeconds = workForSeconds }: { claimSeconds?: number; forSeconds?: number } = {},
): Promise<void> {
  const { db, enqueue } = tools
  const end = performance.now() + forSeconds * 1000
  let served: string[] = [] // the lane that was served longest ago stands first
  let nextTrySeconds = Infinity // seconds until the first that has to be tried again
  await queue.before?.()
  for (;;) {
    const began = performance.now()
    const claims = await claim(db, queue, served, claimSeconds)
    if (claims.length === 0) break
    const lanes = new Set(claims.map(({ lane }) => lane))
    served = [...served.filter((lane) => !lanes.has(lane)), ...lanes]
    const mine = new Map(claims.map(({ id, tries }) => [id, tries]))
    const items = (await queue.read(claims)).filter(({ id, tries }) => mine.get(id) === tries)
    const held = holdClaims(db, queue, items)
    try {
      const waits = await Promise.all(items.map((item) => sendOne(tools, queue, item, held.release)))
      nextTrySeconds = Math.min(nextTrySeconds, ...waits)
    } finally {
      held.stop()
    }
    await queue.after?.(items)
    if (performance.now() > end) return wake(db, enqueue, queue)
    if (queue.perSecond)
      await sleep(Math.max(0, (claims.length / queue.perSecond) * 1000 - (performance.now() - began)))
  }
  if (nextTrySeconds < Infinity) await wake(db, enqueue, queue, new Date(Date.now() + nextTrySeconds * 1000))
}

/** Answers after how many seconds it has to be tried again. */
async function sendOne<Item extends Claim>(
  { db, log }: Tools,
  queue: Outgoing<Item>,
  item: Item,
  release: (id: string) => Promise<void>,
): Promise<number> {
  try {
    const record = await queue.send(item)
    await release(item.id)
    await untilItAnswers(db, async (tx) => {
      if (await lock(tx, queue, item)) await record(tx)
    })
    return Infinity
  } catch (error) {
    await release(item.id)
    if (queue.isBug?.(error)) log.error({ err: error, queue: queue.name, id: item.id }, 'an item could not leave')
    return untilItAnswers(db, (tx) => postpone(tx, queue, item, error))
  }
}

/** An item that has left is not sent again, whichever worker sent it. */
async function lock<Item extends Claim>(tx: Tx, queue: Outgoing<Item>, { id }: Item): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(queue.table)} item
    where id = ${id} and ${isWaiting(queue)} for update`.execute(tx)
  return rows.length > 0
}

/** The next try, or the end. Nothing where another worker has it by now. */
async function postpone<Item extends Claim>(
  tx: Tx,
  queue: Outgoing<Item>,
  item: Item,
  error: unknown,
): Promise<number> {
  const seconds = queue.wait(item.tries)
  const { rows } = await sql<{ isOver: boolean }>`
    update ${sql.table(queue.table)} item set ${sql.ref(queue.due.column)} = now() + make_interval(secs => ${seconds})
    where id = ${item.id} and tries = ${item.tries} and ${isWaiting(queue)}
    returning ${queue.isFinal?.(error) ?? false}::boolean or (${queue.isOver}) as is_over`.execute(tx)
  const [row] = rows
  if (!row) return Infinity
  await queue.failed(tx, item, { error, isOver: row.isOver })
  return row.isOver ? Infinity : seconds
}

/** What was accepted and is not recorded would leave a second time. */
async function untilItAnswers<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (const end = performance.now() + recordForSeconds * 1000; ; await sleep(500)) {
    try {
      return await inTransaction(db, work)
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end) throw error
    }
  }
}
