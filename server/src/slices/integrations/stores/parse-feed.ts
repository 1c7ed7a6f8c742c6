import { XMLParser } from 'fast-xml-parser'
import { decodeText } from '../../../platform/documents/sheets/decode-text.ts'
import { csvRows } from '../../../platform/documents/sheets/read-csv.ts'
import { StoreProblem, type SourceRow } from './store-source.ts'

const unreadable = () => new StoreProblem('integrations.feed.unreadable')
const longestCell = 5_000

/** Rows of a csv, json or xml feed, by what the text looks like: stores are often wrong about the type they say. */
export function parseFeed(bytes: Buffer): SourceRow[] {
  const text = decodeText(bytes)?.replaceAll('\0', '')
  if (text === undefined) throw new StoreProblem('integrations.feed.encoding')
  const start = text.trimStart()[0]
  if (start === undefined) return []
  if (start === '{' || start === '[') return rowsOfJson(text)
  if (start === '<') return rowsOfXml(text)
  return rowsOfCsv(text)
}

function rowsOfJson(text: string): SourceRow[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw unreadable()
  }
  return rowsIn(parsed)
}

function rowsOfXml(text: string): SourceRow[] {
  // Entities stay off: they can unpack to any size.
  const parser = new XMLParser({
    ignoreAttributes: true,
    parseTagValue: false,
    processEntities: false,
    removeNSPrefix: true,
  })
  try {
    return rowsIn(parser.parse(text, true))
  } catch (error) {
    throw error instanceof StoreProblem ? error : unreadable()
  }
}

/** The longest list of objects, wherever it is; variants inside become rows of their own. */
function rowsIn(parsed: unknown): SourceRow[] {
  const list = longestList(parsed, 0)
  if (!list) throw unreadable()
  return list.flatMap((one) => rowsOfItem(one as Record<string, unknown>))
}

function longestList(value: unknown, depth: number): unknown[] | null {
  if (depth > 4 || typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return value.every((one) => typeof one === 'object' && one !== null) ? value : null
  const lists = Object.entries(value).flatMap(([name, inner]) => {
    const list = longestList(inner, depth + 1)
    if (list) return [list]
    // A feed with a single product has an object where others have a list.
    const isItem = /^(item|product|entry)$/i.test(name) && typeof inner === 'object' && inner !== null
    return isItem ? [[inner]] : []
  })
  return lists.sort((a, b) => b.length - a.length)[0] ?? null
}

function rowsOfItem(item: Record<string, unknown>): SourceRow[] {
  const found = Object.entries(item).find(
    ([name, value]) => /^(variants?|skus?|items)$/i.test(name) && typeof value === 'object' && value !== null,
  )
  const variants = found ? variantsIn(found[1]) : []
  const own = flat(found ? Object.fromEntries(Object.entries(item).filter(([name]) => name !== found[0])) : item)
  if (variants.length === 0) return [own]
  return variants.map((variant) => ({
    ...own,
    ...Object.fromEntries(Object.entries(flat(variant)).map(([name, value]) => [`variant.${name}`, value])),
  }))
}

function variantsIn(value: unknown): Record<string, unknown>[] {
  const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null
  if (Array.isArray(value)) return value.filter((one) => isObject(one))
  if (!isObject(value)) return []
  const inner = Object.values(value).find((one) => Array.isArray(one) || isObject(one))
  return inner === undefined
    ? []
    : Array.isArray(inner)
      ? inner.filter((one) => isObject(one))
      : [inner as Record<string, unknown>]
}

function flat(item: Record<string, unknown>, prefix = '', depth = 0): Record<string, string> {
  const row: Record<string, string> = {}
  for (const [name, value] of Object.entries(item).slice(0, 200)) {
    if (value === null || value === undefined) continue
    const key = `${prefix}${name}`.slice(0, 120)
    if (Array.isArray(value)) row[key] = listText(value)
    else if (typeof value === 'object') {
      if (depth < 3) Object.assign(row, flat(value as Record<string, unknown>, `${key}.`, depth + 1))
    } else
      row[key] = String(value as string)
        .trim()
        .slice(0, longestCell)
  }
  return row
}

const listText = (list: unknown[]): string =>
  list
    .map((one) => {
      if (typeof one !== 'object' || one === null) return String(one as string)
      const { url, src, href, name, value } = one as Record<string, unknown>
      const text = url ?? src ?? href ?? name ?? value
      return typeof text === 'string' ? text : ''
    })
    .filter(Boolean)
    .join('\n')
    .slice(0, longestCell)

function rowsOfCsv(text: string): SourceRow[] {
  let names: string[] | null = null
  const rows: SourceRow[] = []
  for (const { cells } of csvRows(text)) {
    const texts = cells.map((cell) => cell.trim().slice(0, longestCell))
    if (names && texts.some((cell) => cell !== ''))
      rows.push(Object.fromEntries(names.map((name, at) => [name, texts[at] ?? ''])))
    names ??= texts.map((name) => name.slice(0, 120))
  }
  if (!names || names.length < 2) throw unreadable()
  return rows
}
