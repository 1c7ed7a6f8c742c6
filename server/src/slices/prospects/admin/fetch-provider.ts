import { z } from 'zod/mini'
import { importLimits, prospectColumns } from '@souk/contract/prospects/prospect-words.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { limitedFetch } from '../../../platform/base/limited-fetch.ts'
import { takeRows } from './import-prospects.ts'

const Page = z.object({
  stores: z.array(z.record(z.string(), z.unknown())),
  next: z.optional(z.nullable(z.string())), // the cursor of the next page
})
const answerMs = 15_000
const mostPages = 200
const ask = limitedFetch(20 * 1024 * 1024)

/** Fetches the provider's stores, page by page, and judges each as a row of an import; a page that fails ends the run. */
export async function fetchProvider(deps: Deps): Promise<{ added: number; merged: number; rejected: number } | null> {
  const { leads } = deps.config
  if (!leads) return null
  const total = { added: 0, merged: 0, rejected: 0 }
  let cursor: string | null = null
  for (let page = 0; page < mostPages; page += 1) {
    const url = new URL(leads.url)
    if (cursor) url.searchParams.set('cursor', cursor)
    const response: Response = await ask(url, {
      headers: { accept: 'application/json', ...(leads.key && { authorization: `Bearer ${leads.key}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (!response.ok) throw new Error(`the provider of leads answered ${response.status}`)
    const { stores, next } = Page.parse(await response.json())
    const lines = stores.slice(0, importLimits.rows).map((store, at) => ({ row: at + 1, cells: cellsOf(store) }))
    const { added, merged, rejected } = await takeRows(deps, lines, { actor: null, language: 'en', brandId: null })
    total.added += added
    total.merged += merged
    total.rejected += rejected
    if (!next || next === cursor) break
    cursor = next
  }
  return total
}

/** The columns of the import; a list may be an array. */
function cellsOf(store: Record<string, unknown>): Record<string, string> {
  const text = (value: unknown): string =>
    Array.isArray(value)
      ? value.map(text).join(';')
      : typeof value === 'string' || typeof value === 'number'
        ? String(value).slice(0, importLimits.cellLength)
        : ''
  return Object.fromEntries(prospectColumns.map((column) => [column, text(store[column])]))
}
