import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { newWorld } from '../../../testing/world.ts'
import { recordFile } from '../../data/files/record-file.ts'
import { addressOf } from '../../data/files/take-upload.ts'
import { unusedFilesJob } from './unused-files.ts'

const { close, db, deps, entity } = await newWorld()
afterAll(close)
const { files } = deps
const job = unusedFilesJob(db, files, 30)
await sql`create table added_later (one text, several text[], document jsonb)`.execute(db) // no list names it

async function upload(kind: 'pictures' | 'document', name = newName(kind)): Promise<string> {
  const put = () => files.put(name, Buffer.from('x'), 'text/plain')
  if (!(await files.has(name))) await put()
  const record = { location: addressOf(name), use: kind, name: 'a', contentType: 'a', bytes: 1 }
  await recordFile(db, files, name, record, put)
  return name
}
const newName = (kind: string) => `${kind}/${randomBytes(16).toString('hex')}.${kind === 'pictures' ? 'webp' : 'pdf'}`
const passDays = (days: number) =>
  sql`update stored_file set unused_since = unused_since - make_interval(days => ${days})`.execute(db)
const rowsOf = async (name: string) =>
  (await sql`select from stored_file where location = ${addressOf(name)}`.execute(db)).rows.length

const references: Record<string, (location: string) => Promise<unknown>> = {
  'a column': (location) => entity({ type: 'brand', logo: location }),
  'one of the widths': (location) => entity({ type: 'brand', banner: location.replace('.webp', '-640.webp') }),
  'a new table': (location) => sql`insert into added_later (one) values (${location})`.execute(db),
  'a list': (location) => sql`insert into added_later (several) values (array['a', ${location}])`.execute(db),
  JSON: (location) =>
    sql`insert into added_later (document) values (${JSON.stringify({ a: [{ image: location }] })}::jsonb)`.execute(db),
  'a sentence': (location) => sql`insert into added_later (one) values (${`see ${location}, please`})`.execute(db),
}
const ways = ['nothing', ...Object.keys(references)]
const Plan = fc.record({
  kinds: fc.array(fc.constantFrom('pictures' as const, 'document' as const), {
    minLength: ways.length,
    maxLength: ways.length,
  }),
  days: fc.constantFrom(0, 29, 31, 31, 31),
  sentAgain: fc.subarray(ways, { maxLength: 2 }),
})

test('removes a file only when nothing has referred to it during the time of grace', async () => {
  await fc.assert(
    fc.asyncProperty(Plan, async ({ kinds, days, sentAgain }) => {
      await sql`truncate stored_file`.execute(db)
      const made: { way: string; kind: (typeof kinds)[number]; name: string }[] = []
      for (const [n, way] of ways.entries()) made.push({ way, kind: kinds[n]!, name: await upload(kinds[n]!) })
      for (const { way, name } of made) await references[way]?.(addressOf(name))
      await job.run({}, '1')
      await passDays(days)
      for (const { way, kind, name } of made) if (sentAgain.includes(way)) await upload(kind, name)
      await job.run({}, '2')
      for (const { way, name } of made) {
        const isRemoved = way === 'nothing' && days > 30 && !sentAgain.includes(way)
        const isThere = [await files.has(name), (await rowsOf(name)) > 0]
        expect({ way, isThere }).toEqual({ way, isThere: [!isRemoved, !isRemoved] })
      }
    }),
    { numRuns: propertyRuns(16) },
  )
})

test('counts from the moment the last reference went, and starts again with a new one', async () => {
  const name = await upload('document')
  const { id } = await entity({ type: 'brand', logo: addressOf(name) })
  await job.run({}, '1')
  await passDays(100)
  await sql`update entity set logo = null where id = ${id}`.execute(db)
  await job.run({}, '2')
  expect(await files.has(name)).toBe(true)
  await passDays(20)
  await sql`update entity set logo = ${addressOf(name)} where id = ${id}`.execute(db)
  await job.run({}, '3')
  await passDays(20)
  await sql`update entity set logo = null where id = ${id}`.execute(db)
  await job.run({}, '4')
  expect(await files.has(name)).toBe(true)
  await passDays(31)
  await job.run({}, '5')
  expect(await files.has(name)).toBe(false)
})

test('removes every width of a picture and writes into the audit how many files went', async () => {
  const name = await upload('pictures')
  const width = name.replace('.webp', '-640.webp')
  await files.put(width, Buffer.from('x'), 'image/webp')
  await job.run({}, '1')
  await passDays(31)
  await job.run({}, '2')
  expect([await files.has(name), await files.has(width)]).toEqual([false, false])
  const line = await sql<{ details: { removed: number; days: number } }>`
    select details from audit where action = 'retention.filesRemoved' order by id desc limit 1`.execute(db)
  expect(line.rows[0]!.details).toEqual({ removed: 1, days: 30 })
})

test('an upload of the same content while the file is being removed stores it again', async () => {
  const name = await upload('document')
  await job.run({}, '1')
  await passDays(31)
  const [isRemoving, uploaded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = {
    ...files,
    remove: async (one: string) => {
      isRemoving.resolve()
      await Promise.race([uploaded.promise, sleep(300)]) // the lock makes the upload wait for longer
      await files.remove(one)
    },
  }
  const removal = unusedFilesJob(db, slow, 30).run({}, '2')
  await isRemoving.promise
  await upload('document', name).finally(uploaded.resolve)
  await removal
  expect([await files.has(name), (await rowsOf(name)) > 0]).toEqual([true, true])
})
