import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { isAmount } from '@souk/contract/core/number-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { amountOut, isAmountChanged, isTextChanged } from './product-changes.ts'
import { type CellName, useTypedCell } from './product-typed-cells.tsx'
import { productStatuses } from '../model/product-table-filters.ts'
import { knownVersion, useProductWrite } from '../model/products.data.ts'
import styles from './product-cells.module.css'

type Cell = { row: ProductRow }

/** Saves one field of one row. Edits of the same row wait for each other, and each knows the version the last one left. */
function useCellSave(row: ProductRow, name: CellName | 'status') {
  const client = useQueryClient()
  const write = useProductWrite('changeProduct', `product ${row._id}`)
  /** Answers why it was refused, if it was. */
  async function save(value: string | null): Promise<string | null> {
    try {
      const body = () => ({ [name]: value, version: knownVersion(client, row) })
      await write.mutateAsync({ id: row._id, body, isQuiet: true })
      return null
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      return error.fields[name] ?? error.message
    }
  }
  return { save, isBusy: write.isPending }
}

/** What is typed is saved with Enter or by leaving the cell; Escape takes it back; what was refused stays to be fixed. */
function useTextCell({ row, name, saved }: Cell & { name: CellName; saved: string }) {
  const t = useT('products')
  const { save, isBusy } = useCellSave(row, name)
  const { typed, problem, write, now } = useTypedCell(row, name)
  const sending = useRef<string | null>(null)
  const isName = name === 'name'
  const differs = isName ? isTextChanged : isAmountChanged

  async function commit(text: string | null): Promise<void> {
    if (text === null || text === sending.current) return // Enter was pressed, and now the focus leaves
    if (!differs(saved, text)) return write(null)
    if (isName && text.trim() === '') return write(text, t('rules.required', { field: t('fields.name') }))
    if (!isName && text !== '' && !isAmount(text, row.currency)) return // it is objected to where it was typed
    sending.current = text
    const refused = await save(isName ? text.trim() : amountOut(text))
    sending.current = null
    const newest = now()
    if (newest === null || differs(text, newest)) return // taken back, or typed on, meanwhile
    write(refused === null ? null : newest, refused)
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') write(null)
    if (event.key === 'Enter') void commit(typed)
    if (/^(Arrow|Home|End|Enter| $)/.test(event.key)) event.stopPropagation() // the row's own keys end at the text
  }
  return {
    press,
    isBusy,
    field: {
      label: t(`cell.${name}`, { name: row.name }),
      isLabelHidden: true,
      value: typed ?? saved,
      error: problem ?? undefined,
      onChange: (text: string) => write(text),
      onBlur: () => void commit(typed),
    },
  }
}

export function NameCell({ row }: Cell) {
  const { field, press, isBusy } = useTextCell({ row, name: 'name', saved: row.name })
  return (
    <div role="presentation" className={styles.name} aria-busy={isBusy || undefined} onKeyDown={press}>
      <TextField dir="auto" maxLength={160} {...field} />
    </div>
  )
}

export function PriceCell({ row, name }: Cell & { name: 'wholesalePrice' | 'retailPrice' }) {
  const { field, press, isBusy } = useTextCell({ row, name, saved: row[name] ?? '' })
  return (
    <div role="presentation" className={styles.price} aria-busy={isBusy || undefined} onKeyDown={press}>
      <MoneyField isOptional currency={row.currency} {...field} />
    </div>
  )
}

/** Chosen and saved at once. */
export function StatusCell({ row }: Cell) {
  const t = useT('products')
  const { save, isBusy } = useCellSave(row, 'status')
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function choose(status: string): Promise<void> {
    setChosen(status)
    setProblem(null)
    setProblem(await save(status))
    setChosen(null)
  }
  return (
    <label className={styles.status} aria-busy={isBusy || undefined}>
      <span className="hidden-text">{t('cell.status', { name: row.name })}</span>
      <select
        value={chosen ?? row.status}
        data-status={chosen ?? row.status}
        aria-invalid={problem ? true : undefined}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={({ target }) => void choose(target.value)}
      >
        {productStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </select>
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </label>
  )
}
