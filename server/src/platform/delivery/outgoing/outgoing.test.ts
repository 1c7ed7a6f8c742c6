import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { newDatabase } from '../../../testing/database.ts'
import { openDb } from '../../data/database/db.ts'
import type { Enqueue } from '../events/jobs.ts'
import { claim } from './claim.ts'
import type { Claim, Outgoing } from './outgoing.ts'
import { workOff } from './work-off.ts'

const { url, drop } = await newDatabase()
const db = openDb(url, 10)
afterAll(async () => {
  await db.destroy()
  await drop()
})
await sql`create table parcel (id uuid primary key default uuidv7(), seq bigint generated always as identity, town text not null,
  subject text not null, status text not null default 'WAITING', tries int not null default 0,
  due_at timestamptz not null default now(), created_at timestamptz not null default now(), reason text)`.execute(db)
beforeEach(() => sql`delete from parcel`.execute(db))

type Parcel = Claim & { town: string; subject: string }
const woken: Date[] = []
const tools = {
  db,
  enqueue: async (...[, , , options]: Parameters<Enqueue>) => void woken.push(options?.startAfter ?? new Date()),
  log: Fastify().log,
}

/** Parcels to towns; those of one subject arrive in their order. */
const parcels = (send: (parcel: Parcel) => Promise<void>, more: Partial<Outgoing<Parcel>> = {}): Outgoing<Parcel> => ({
  name: 'parcels',
  table: 'parcel',
  waiting: ['WAITING'],
  due: { column: 'due_at' },
  lane: { of: sql`item.town`, all: sql`select distinct town from parcel where status = 'WAITING'` },
  order: { subject: ['town', 'subject'], by: 'seq' },
  isOver: sql`item.created_at < now() - interval '1 day'`,
  wait: (tries) => 30 * 2 ** (tries - 1),
  read: async (claims) =>
    (
      await sql<Parcel>`select id, tries, town, subject from parcel
        where id = any(${claims.map(({ id }) => id)}::uuid[])`.execute(db)
    ).rows,
  async send(parcel) {
    await send(parcel)
    return async (tx) => {
      await sql`update parcel set status = 'SENT' where id = ${parcel.id}`.execute(tx)
    }
  },
  async failed(tx, { id }, { error, isOver }) {
    await sql`update parcel set reason = ${(error as Error).message}, status = ${isOver ? 'FAILED' : 'WAITING'}
      where id = ${id}`.execute(tx)
  },
  ...more,
})

async function add(town: string, ...subjects: string[]): Promise<void> {
  for (const subject of subjects) await sql`insert into parcel (town, subject) values (${town}, ${subject})`.execute(db)
}
const numbered = (count: number, name = 'n') => Array.from({ length: count }, (_, n) => `${name}${n}`)
type Row = Parcel & { status: string; reason: string | null; waits: number }
const rows = async () =>
  (
    await sql<Row>`select id, town, subject, status, tries, reason, round(extract(epoch from due_at - now()))::int as waits
      from parcel order by seq`.execute(db)
  ).rows
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

test('of many workers one sends an item, and each is sent once', async () => {
  await add('Alba', ...numbered(40))
  const sent: string[] = []
  const queue = parcels(
    async ({ id }) => {
      await pause(2)
      sent.push(id)
    },
    { together: 3 },
  )
  await Promise.all(Array.from({ length: 6 }, () => workOff(tools, queue)))
  await workOff(tools, queue)
  expect([sent.length, new Set(sent).size]).toEqual([40, 40])
  expect((await rows()).every(({ status, tries }) => status === 'SENT' && tries === 1)).toBe(true)
})

test('what a dead worker held goes on when its claim has run out, and not before', async () => {
  await add('Alba', 'held')
  const sent: string[] = []
  const queue = parcels(async ({ id }) => void sent.push(id))
  const [held] = await claim(db, queue, [], 1) // its worker dies here
  await workOff(tools, queue)
  expect([held!.tries, sent.length]).toEqual([1, 0])
  await pause(1_100)
  await workOff(tools, queue)
  expect(await rows()).toMatchObject([{ status: 'SENT', tries: 2 }])
  expect(sent).toEqual([held!.id])
})

test('what a slow worker holds is not taken, though it takes longer than a claim', { timeout: 20_000 }, async () => {
  await add('Alba', 'slow')
  const sent: string[] = []
  const slow = parcels(async ({ id }) => {
    await pause(8_000)
    sent.push(id)
  })
  const working = workOff(tools, slow, { claimSeconds: 6 })
  await pause(6_500)
  await workOff(tools, slow)
  await working
  expect(sent).toHaveLength(1)
})

test('of one subject the earlier leaves first, also when it fails; other subjects go on', async () => {
  await add('Alba', 'order', 'order', 'other')
  const sent: string[] = []
  let isClosed = true
  const queue = parcels(async ({ subject, id }) => {
    if (subject === 'order' && isClosed) throw new Error('closed')
    sent.push(id)
  })
  await workOff(tools, queue)
  const [first, second, other] = await rows()
  expect(sent).toEqual([other!.id])
  expect([first, second]).toMatchObject([
    { status: 'WAITING', tries: 1, reason: 'closed' },
    { status: 'WAITING', tries: 0, reason: null },
  ])
  isClosed = false
  await sql`update parcel set due_at = now()`.execute(db)
  await Promise.all([workOff(tools, queue), workOff(tools, queue)])
  await workOff(tools, queue)
  expect(sent).toEqual([other!.id, first!.id, second!.id])
})

test('waits longer after each try, is woken for the next one, and gives up with the last reason', async () => {
  await add('Alba', 'lost')
  let tries = 0
  const queue = parcels(async () => {
    throw new Error(`refused ${(tries += 1)}`)
  })
  woken.length = 0
  await workOff(tools, queue)
  expect(await rows()).toMatchObject([{ tries: 1, reason: 'refused 1', waits: 30 }])
  expect(woken.map((at) => Math.round((at.getTime() - Date.now()) / 1000))).toEqual([30])
  await workOff(tools, queue) // too early
  await sql`update parcel set due_at = now()`.execute(db)
  await workOff(tools, queue)
  expect(await rows()).toMatchObject([{ tries: 2, reason: 'refused 2', waits: 60, status: 'WAITING' }])
  await sql`update parcel set due_at = now(), created_at = now() - interval '25 hours'`.execute(db)
  woken.length = 0
  await workOff(tools, queue)
  expect(await rows()).toMatchObject([{ tries: 3, reason: 'refused 3', status: 'FAILED' }])
  await add('Alba', 'final')
  await workOff(tools, { ...queue, isFinal: () => true })
  expect((await rows())[1]).toMatchObject({ tries: 1, status: 'FAILED' })
  expect(woken).toEqual([])
})

test('a full lane keeps no other waiting', async () => {
  await add('Full', ...numbered(60))
  await add('Quiet', ...numbered(2))
  const towns: string[] = []
  const queue = parcels(async ({ town }) => void towns.push(town))
  await workOff(tools, queue)
  expect(towns).toHaveLength(62)
  expect(towns.slice(0, 4).sort()).toEqual(['Full', 'Full', 'Quiet', 'Quiet'])
  await sql`update parcel set status = 'WAITING', due_at = now()`.execute(db)
  towns.length = 0
  await workOff(tools, { ...queue, together: 10 })
  expect(towns.slice(0, 10).filter((town) => town === 'Quiet')).toHaveLength(2)
})

test('an item that was taken over meanwhile is neither postponed nor noted by the first', async () => {
  await add('Alba', 'taken')
  const queue = parcels(async ({ id }) => {
    await sql`update parcel set tries = tries + 1, due_at = now() + interval '20 seconds' where id = ${id}`.execute(db)
    throw new Error('too late')
  })
  await workOff(tools, queue)
  expect(await rows()).toMatchObject([{ tries: 2, reason: null, waits: 20 }])
})

test('a bug is logged, and a worker that had its time lets another go on', async () => {
  await add('Alba', ...numbered(3))
  const error = vi.spyOn(tools.log, 'error')
  const queue = parcels(
    async ({ subject }) => {
      if (subject === 'n0') throw new Error('a bug')
    },
    { isBug: () => true },
  )
  woken.length = 0
  await workOff(tools, queue, { forSeconds: 0 })
  expect(error).toHaveBeenCalledOnce()
  expect([(await rows()).map(({ tries }) => tries), woken.length]).toEqual([[1, 0, 0], 1])
})
