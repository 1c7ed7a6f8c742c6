import type { RawBuilder } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '../../data/database/db.ts'
import type { Enqueue } from '../events/jobs.ts'

/** A row that a worker holds. A later try counts one more, so that a claim which was lost renews nothing. */
export type Claim = { id: string; tries: number }

/** What is written when an item has left, in one transaction. */
export type Record = (tx: Tx) => Promise<void>

/** A table whose rows leave the house one after the other. `sql` fragments call its row `item`. */
export type Outgoing<Item extends Claim> = {
  name: string // of its job
  table: string
  waiting: readonly string[] // the statuses in which an item still has to leave
  due: { column: string; isNullable?: boolean } // when it may be taken; a claim moves it, and null is at once
  lane: { of: RawBuilder<unknown>; all: RawBuilder<unknown> } // lanes take turns: whose item it is, and a query of all of them
  order?: { subject: readonly string[]; by: string } // of one subject, the earlier leaves before the later
  onlyIf?: RawBuilder<unknown> // what else must hold for a row to be taken
  onClaim?: RawBuilder<unknown> // what else a claim writes
  isOver: RawBuilder<unknown> // whether a try that failed was the last
  wait: (tries: number) => number // seconds until the next try
  read: (claims: readonly Claim[]) => Promise<Item[]>
  send: (item: Item) => Promise<Record> // throws what kept it from leaving
  failed: (tx: Tx, item: Item, failure: { error: unknown; isOver: boolean }) => Promise<void>
  isFinal?: (error: unknown) => boolean // no further try would help
  isBug?: (error: unknown) => boolean // goes into the log
  before?: () => Promise<void>
  after?: (items: readonly Item[]) => Promise<void>
  together?: number // so many are claimed and sent at once
  perSecond?: number
  atOnce?: number // workers in one process
  seconds?: number // how long one item may take
}

export type Tools = { db: Db; enqueue: Enqueue; log: FastifyBaseLogger }

/** Half a minute, then twice as long each time up to an hour. */
export const upToAnHour = (tries: number): number => Math.min(3600, 30 * 2 ** (Math.min(tries, 10) - 1))
