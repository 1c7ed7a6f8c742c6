import sharp from 'sharp'
import type { Cell } from '../../../platform/documents/tables/table.ts'

type Chart = { name: string; columns: readonly string[]; rows: readonly (readonly Cell[])[]; isRtl: boolean }
const [width, line, top, maxRows] = [1_200, 40, 96, 40]
const names = ['name', 'retailer', 'step', 'words', 'number', 'month', 'daysBefore']
const figures = ['amount', 'units', 'retailers', 'viewers', 'views']

/** The table drawn as bars: a name, a bar and its figure in each line. */
export async function* chartPicture(chart: Chart): AsyncGenerator<Uint8Array> {
  yield await sharp(Buffer.from(drawing(chart)))
    .png()
    .toBuffer()
}

export function drawing({ name, columns, rows, isRtl }: Chart): string {
  const at = Math.max(
    columns.findIndex((column) => names.includes(column)),
    0,
  )
  const figure = figures.map((one) => columns.indexOf(one)).find((index) => index >= 0) ?? 1
  const shown = rows.slice(0, maxRows)
  const values = shown.map((row) => Number(row[figure] ?? 0))
  const largest = Math.max(...values, 1)
  const height = top + Math.max(shown.length, 1) * line + 24
  const x = (from: number, size = 0) => (isRtl ? width - from - size : from)
  const anchor = isRtl ? 'end' : 'start'
  const lines = shown.map((row, index) => {
    const y = top + index * line
    const long = Math.max(Math.round((values[index]! / largest) * 560), 1)
    return `<text x="${x(40)}" y="${y + 22}" text-anchor="${anchor}">${escaped(String(row[at] ?? '–').slice(0, 44))}</text>
      <rect x="${x(420, long)}" y="${y + 8}" width="${long}" height="18" rx="3" fill="#575148"/>
      <text x="${x(1_160)}" y="${y + 22}" text-anchor="${isRtl ? 'start' : 'end'}">${escaped(String(row[figure] ?? '–'))}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="IBM Plex Sans Arabic, DejaVu Sans, sans-serif" font-size="18" fill="#1f1c19">
    <rect width="100%" height="100%" fill="#ffffff"/>
    <text x="${x(40)}" y="56" text-anchor="${anchor}" font-size="28">${escaped(name)}</text>${lines.join('')}</svg>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
