import { bulkLimit } from '@souk/contract/core/limits.ts'
import { useState } from 'react'
import { toast } from '../../lib/toast.ts'
import type { Selection } from '../tables/data-table-columns.ts'

export type Place = { page: number; limit: number }
const perPage = 100 // as many as a page may have

type Input<Row, Data> = {
  rows: readonly Row[] // of the page
  total: number
  rowKey: (row: Row) => string
  /** What the list is narrowed by: another list has no row of this selection. */
  narrowing: string
  rowsOf: (data: Data) => readonly Row[]
  /** A page of the list as it is narrowed; without it only rows of the page are selected. */
  pageAt?: ((place: Place) => Promise<Data>) | undefined
  maximum?: number | undefined
}
type Every<Row> = { narrowing: string; rows: readonly Row[] }

/** The rows that are selected: of the page, or of all pages. They are named one by one, so a row that comes later is never among them. */
export function useSelectedRows<Row, Data>(input: Input<Row, Data>) {
  const { rows, total, rowKey, narrowing, rowsOf, pageAt, maximum = bulkLimit } = input
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [read, setRead] = useState<Every<Row> | null>(null)
  const [isReading, setReading] = useState(false)
  if (read && read.narrowing !== narrowing) clear()
  const every = read?.rows ?? null
  const chosen = (every ?? rows).filter((row) => selected.has(rowKey(row)))
  const count = Math.min(maximum, total)
  const isPageWhole = rows.length > 0 && rows.every((row) => selected.has(rowKey(row)))

  async function selectAll(of: NonNullable<typeof pageAt>): Promise<void> {
    setReading(true)
    try {
      const found = await readRows(of, { rowsOf, rowKey, maximum: count })
      setRead({ narrowing, rows: found })
      select(new Set(found.map(rowKey)))
    } catch (error) {
      toast('danger', error instanceof Error ? error.message : String(error))
    } finally {
      setReading(false)
    }
  }
  function clear(): void {
    setRead(null)
    select(new Set())
  }
  function selectPage(): void {
    setRead(null)
    select(new Set(rows.map(rowKey)))
  }
  const selection: Selection = { selected: new Set(chosen.map(rowKey)), onSelect: select }
  const isOffered = !every && isPageWhole && count > rows.length
  const all = pageAt && isOffered && { count, isBusy: isReading, select: () => void selectAll(pageAt) }
  return { selected, select, chosen, selection, clear, all: all || null, selectPage: every ? selectPage : null }
}

type Reading<Row, Data> = {
  rowsOf: (data: Data) => readonly Row[]
  rowKey: (row: Row) => string
  maximum: number
}

/** A row that moves to the next page while they are read is there once. */
async function readRows<Row, Data>(
  pageAt: (place: Place) => Promise<Data>,
  { rowsOf, rowKey, maximum }: Reading<Row, Data>,
): Promise<Row[]> {
  const found = new Map<string, Row>()
  for (let page = 1; page <= Math.ceil(maximum / perPage); page++) {
    const rows = rowsOf(await pageAt({ page, limit: perPage }))
    for (const row of rows) if (found.size < maximum) found.set(rowKey(row), row)
    if (rows.length < perPage) break
  }
  return [...found.values()]
}
