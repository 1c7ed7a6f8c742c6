import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import { newShoppers } from '../../testing/shoppers.ts'
import { newWorld } from '../../testing/world.ts'
import { makeDownload } from './make-download.ts'

const run = promisify(execFile)
const hasOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
)
const isWanted = hasOffice && process.env.SOUK_FULL !== undefined // check-sources: allow
if (!isWanted) process.stdout.write('Skipped: reopening files needs LibreOffice, and belongs to the full run.\n')

const world = await newWorld()
const { app, ask, close, db, deps } = world
afterAll(close)
const { shelf, shopper, units, fill, checkOut } = await newShoppers(world)

/** As LibreOffice reads it and writes it again. */
async function reopened(bytes: Buffer, from: string, to: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-office-'))
  try {
    await writeFile(join(folder, `file.${from}`), bytes)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const filter = to === 'csv' ? 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false' : to
    await run('soffice', [
      profile,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      folder,
      join(folder, `file.${from}`),
    ])
    expect(await readdir(folder)).toContain(`file.${to}`)
    return await readFile(join(folder, `file.${to}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function made(
  who: { token: string },
  call: typeof downloads.order | typeof downloads.collection,
  body: object,
): Promise<Buffer> {
  const { data } = await ask(who, call, { body })
  await makeDownload(deps, data.id)
  const link = await ask(who, downloads.link, { params: { id: data.id } })
  return (await app.inject({ method: 'GET', url: link.data.url })).rawPayload
}

test.runIf(isWanted)(
  'an order sheet reopened by LibreOffice says what the database says',
  { timeout: 60_000 },
  async () => {
    const { products } = await shelf(2)
    const buyer = await shopper()
    const placed = await checkOut(
      buyer,
      await fill(buyer, await units(products[0]!, 2, 1), await units(products[1]!, 3)),
    )
    const orderId = placed.data.orders[0]!.id
    const csv = await reopened(
      await made(buyer, downloads.order, { orderIds: [orderId], format: 'xlsx' }),
      'xlsx',
      'csv',
    )
    const rows = csv
      .toString('utf8')
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(','))
    const lines = await db
      .selectFrom('orderLine')
      .innerJoin('sku', 'sku.id', 'orderLine.skuId')
      .select(['sku.sku', 'orderLine.quantity', 'orderLine.price'])
      .where('orderId', '=', orderId)
      .orderBy('position')
      .execute()
    const written = rows.map((row) => [row[11], Number(row[12]), Number(row[14])])
    expect(written).toEqual(lines.map(({ sku, quantity, price }) => [sku, quantity, Number(price) / 100]))
  },
)

test.runIf(isWanted).each(['en', 'ar'] as const)(
  'slides and forms in %s open in LibreOffice',
  { timeout: 120_000 },
  async (language) => {
    const { collectionId } = await shelf(5)
    const buyer = await shopper()
    const look = { language, layout: 4 }
    const slides = await reopened(
      await made(buyer, downloads.collection, { collectionId, format: 'pptx', look }),
      'pptx',
      'pdf',
    )
    expect(slides.subarray(0, 4).toString()).toBe('%PDF')
    const form = await made(buyer, downloads.collection, { collectionId, format: 'orderForm', look })
    const rows = (await reopened(form, 'xlsx', 'csv')).toString('utf8').trim().split(/\r?\n/)
    expect(rows).toHaveLength(1 + 5 * 4)
    expect(rows[1]).toContain('U0-Sage-S')
  },
)
