import { monitorEventLoopDelay } from 'node:perf_hooks'
import sharp from 'sharp'
import { ExportLook } from '@souk/contract/core/exports.ts'
import type { LineSheet, PrintPicture } from '../server/src/platform/documents/papers/line-sheet.ts'
import type { PictureSheet } from '../server/src/platform/documents/papers/picture-sheet.ts'
import type { ExportContent } from '../server/src/platform/documents/exports/export-kind.ts'
import { renderExport } from '../server/src/platform/documents/exports/render-export.ts'
import { exportsAtOnce } from './downloads-at-once.ts'
import type { Cell } from '../server/src/platform/documents/tables/table.ts'

/** `npm run bench:downloads`: how long files take and how much memory, beside the limits. One run; absolute figures belong to this machine. */
const megabyte = 1024 * 1024
type Limit = { seconds: number; megabytes: number }

/** What the process has beyond what it had before, at its highest. */
async function measured(
  name: string,
  limit: Limit | null,
  content: () => Promise<ExportContent>,
  format: Parameters<typeof renderExport>[1],
) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let highest = before
  const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 20)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const began = performance.now()
  let bytes = 0
  for await (const part of renderExport(await content(), format)) bytes += part.length
  const seconds = (performance.now() - began) / 1000
  clearInterval(timer)
  delay.disable()
  const grown = (highest - before) / megabyte
  const held = delay.percentile(99) / 1e6
  const beside = limit ? `  (limit ${limit.seconds} s, ${limit.megabytes} MB)` : ''
  console.log(
    `${name.padEnd(46)} ${seconds.toFixed(1).padStart(6)} s  +${grown.toFixed(0).padStart(4)} MB  ${(bytes / megabyte).toFixed(1).padStart(6)} MB file  loop p99 ${held.toFixed(0)} ms${beside}`,
  )
}

async function pictures(count: number, width: number): Promise<PrintPicture[]> {
  const height = Math.round(width * 1.25)
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
      const data = await sharp({
        create: { width, height, channels: 3, background: { r: n % 255, g: 120, b: 90 }, noise },
      })
        .jpeg({ quality: 80 })
        .toBuffer()
      return { data: new Uint8Array(data), format: 'jpg' as const, width, height }
    }),
  )
}

async function lineSheet(count: number): Promise<LineSheet> {
  const look = ExportLook.parse({})
  const items = Array.from({ length: count }, (_, n) => ({
    name: `Velvet coat ${n}`,
    code: `ST-${n}`,
    picture: n,
    facts: [
      { label: 'Wholesale', value: 'EUR 120.00', isStrong: true },
      { label: 'Delivery', value: '1 Feb 2027 – 15 Mar 2027' },
    ],
    colours: ['Sage', 'Ecru'],
    sizes: ['XS', 'S', 'M', 'L'],
  }))
  return {
    ...look,
    language: 'en',
    title: 'Bench',
    subtitle: '',
    sender: 'Maison Orla',
    logo: null,
    banner: null,
    facts: [],
    contentsTitle: 'Contents',
    sections: [{ title: 'All', subtitle: '', items }],
    pictures: await pictures(count, 480),
    terms: null,
    footer: 'Bench',
    pageOf: '{{page}} / {{pages}}',
    words: { colours: 'Colours', sizes: 'Sizes', styles: { [count]: `${count} styles` } },
  }
}

async function orderForm(lines: number): Promise<PictureSheet> {
  const all = await pictures(lines / 5, 96)
  return {
    name: 'Order form',
    isRtl: false,
    columns: ['Name', 'Style code', 'Colour', 'Size', 'SKU', 'Wholesale', 'Quantity'].map((header) => ({
      header,
      kind: header === 'Wholesale' ? 'money' : header === 'Quantity' ? 'number' : 'text',
    })),
    lines: Array.from({ length: lines }, (_, n) => ({
      picture: n % 5 === 0 ? n / 5 : null,
      cells: [`Velvet coat ${n}`, `ST-${n}`, 'Sage', 'M', `ST-${n}-SAGE-M`, '120.00', null],
    })),
    pictures: all,
    pictureHeader: 'Picture',
    form: { column: 6, price: 5, guide: { name: 'Guide', lines: ['Type'], units: 'Units', amount: 'Amount' } },
  }
}

async function* batches(count: number): AsyncGenerator<Cell[][]> {
  for (let at = 0; at < count; at += 500)
    yield Array.from({ length: Math.min(500, count - at) }, (_, n) => [
      `ORL-${at + n}`,
      `Velvet coat, long ${n}`,
      'Sage',
      'M',
      n,
      '120.50',
      '2026-02-28',
    ])
}
const table = (count: number): ExportContent => ({
  kind: 'table',
  table: {
    name: 'Rows',
    isRtl: true,
    columns: [
      { header: 'Order' },
      { header: 'Name' },
      { header: 'Colour' },
      { header: 'Size' },
      { header: 'Units', kind: 'number' },
      { header: 'Amount', kind: 'money' },
      { header: 'Day', kind: 'day' },
    ],
    batches: batches(count),
  },
})

const sheet = await lineSheet(200)
await measured(
  'line sheet, 200 styles with pictures, pdf',
  { seconds: 8, megabytes: 300 },
  async () => ({ kind: 'lineSheet', sheet }),
  'pdf',
)
await measured('line sheet, 200 styles with pictures, pptx', null, async () => ({ kind: 'lineSheet', sheet }), 'pptx')
const form = await orderForm(5_000)
await measured(
  'order form, 5,000 lines, 1,000 pictures',
  { seconds: 30, megabytes: 400 },
  async () => ({ kind: 'pictureSheet', sheet: form }),
  'xlsx',
)
for (const format of ['csv', 'xlsx'] as const)
  for (const count of [5_000, 50_000, 200_000])
    await measured(`${count.toLocaleString('en')} rows, ${format}`, null, async () => table(count), format)
await exportsAtOnce()
process.exit(0)
