import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { type ReactNode, createContext, use, useState, useSyncExternalStore } from 'react'
import { listeners } from '../../../lib/server/listeners.ts'
import { useUnsaved } from '../../entities/door.ts'

export type CellName = 'name' | 'wholesalePrice' | 'retailPrice'
export type TypedCell = { row: ProductRow; name: CellName; text: string; problem: string | null }
type TypedCells = Readonly<Record<string, TypedCell>>

const keyOf = (productId: string, name: CellName) => `${productId} ${name}`

/** What is typed into the table and not saved, cell by cell. Only the cell that is typed into is drawn again. */
function typedCells() {
  const heard = listeners()
  let cells: TypedCells = {}
  function set(next: TypedCells): void {
    cells = next
    heard.tell()
  }
  return {
    listen: heard.add,
    all: () => cells,
    keep: (cell: TypedCell) => set({ ...cells, [keyOf(cell.row._id, cell.name)]: cell }),
    drop: (isDropped: (cell: TypedCell) => boolean) =>
      set(Object.fromEntries(Object.entries(cells).filter(([, cell]) => !isDropped(cell)))),
  }
}
const Typed = createContext(typedCells())

/** Holds what is typed above the table, so that another page, order or filter loses nothing. */
export function TypedCellsIn({ children }: { children: ReactNode }) {
  const [cells] = useState(typedCells)
  useUnsaved(useSyncExternalStore(cells.listen, () => Object.keys(cells.all()).length > 0))
  return <Typed value={cells}>{children}</Typed>
}

export function useTypedCells() {
  const { listen, all, drop } = use(Typed)
  return { cells: Object.values(useSyncExternalStore(listen, all)), drop }
}

/** One cell: what is typed into it, or null. `write` is also for the answer that comes when the cell is gone from the screen. */
export function useTypedCell(row: ProductRow, name: CellName) {
  const { listen, all, keep, drop } = use(Typed)
  const key = keyOf(row._id, name)
  const cell = useSyncExternalStore(listen, () => all()[key])
  function write(text: string | null, problem: string | null = null): void {
    if (text === null) drop((one) => one.row._id === row._id && one.name === name)
    else keep({ row, name, text, problem })
  }
  return { typed: cell?.text ?? null, problem: cell?.problem ?? null, write, now: () => all()[key]?.text ?? null }
}
