import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { coat, sheetOf } from '../../../testing/coat-sheets.ts'
import { newImporter } from '../../../testing/importer.ts'
import { newWorld } from '../../../testing/world.ts'
import { failAbandoned, readImport } from './read-import.ts'

const world = await newWorld()
const { ask, close, db, deps } = world
afterAll(close)
const { owner, upload, look, bring, take, shown } = await newImporter(world)

test('an import whose reading was interrupted fails after a while', async () => {
  const { data } = await upload(await sheetOf([coat(1, 'S')]))
  await failAbandoned(deps)
  expect((await look(data.id)).status).toBe('READING')
  await sql`update catalog_import set updated_at = now() - interval '1 hour' where id = ${data.id}`.execute(db)
  await failAbandoned(deps)
  expect(await look(data.id)).toMatchObject({ status: 'FAILED', failure: expect.stringMatching(/interrupted/) })
})

test('an import that another worker took over is read by that one only', async () => {
  const { id } = (await upload(await sheetOf([coat(1, 'S')]))).data
  const reader = () => {
    const [opens, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const get = async (name: string) => (opens.resolve(), await goesOn.promise, deps.files.get(name))
    return {
      opens: opens.promise,
      goOn: goesOn.resolve,
      done: readImport({ ...deps, files: { ...deps.files, get } }, id),
    }
  }
  const slow = reader()
  await slow.opens
  const later = reader()
  await later.opens
  slow.goOn()
  await slow.done
  expect((await look(id)).status).toBe('READING')
  later.goOn()
  await later.done
  expect(await look(id)).toMatchObject({ status: 'READY', rowsTotal: 1, rowsGood: 1 })
})

test('an import whose applying was interrupted can be applied again', async () => {
  const job = await bring(await sheetOf([coat(1, 'S')]))
  await ask(owner, imports.apply, { params: { importId: job.id }, body: { version: job.version } })
  await failAbandoned(deps)
  expect((await look(job.id)).status).toBe('APPLYING')
  await sql`update catalog_import set updated_at = now() - interval '5 hours' where id = ${job.id}`.execute(db)
  await failAbandoned(deps)
  expect((await look(job.id)).status).toBe('READY')
  expect((await take(job.id)).status).toBe(202)
  expect(await shown()).toHaveLength(1)
})
