import type { ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { type KeyboardEvent, type UIEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { isRightToLeft } from '../../../ui/browser/reading-direction.ts'
import {
  type Drafts,
  type Place,
  isBlock,
  nextPlace,
  nextProblem,
  pasteBlock,
  problemsAt,
  sistersOf,
  write,
} from './import-fix-cells.ts'
import { onlyChoice, useChoices } from './import-fix-choices.ts'
import { ImportFixHint } from './import-fix-hint.tsx'
import { ImportFixRow } from './import-fix-row.tsx'
import { rowHeight, useRowWindow } from './import-fix-window.ts'
import styles from './import-fix-grid.module.css'

type Props = {
  label: string
  rows: readonly ImportRow[]
  total: number // with those that are not fetched yet
  columns: readonly string[]
  drafts: Drafts
  onChange: (drafts: Drafts) => void
  onEnd: () => void
  onLeaveOut: (row: ImportRow) => void
}

/** The bad rows as in a spreadsheet: arrows and Enter move, Tab leads to the next problem, a copied block can be pasted. */
export function ImportFixGrid({ label, rows, total, columns, drafts, onChange, onEnd, onLeaveOut }: Props) {
  const t = useT('imports')
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<Place>(() => firstProblem(rows, columns))
  const wanted = useRef<Place | null>(null)
  const { from, to, isKept, follow } = useRowWindow(rows.length, active.row)
  const row = Math.min(active.row, rows.length - 1)
  const column = Math.min(active.column, columns.length - 1)
  const choicesOf = useChoices()
  const [here, name] = [rows[row], columns[column]]
  const choices = here && name ? choicesOf(here, name, drafts[here.row]) : []

  useEffect(() => {
    const place = wanted.current
    if (!place) return
    wanted.current = null // it is there now, also when it was outside the window
    table.current?.querySelector<HTMLInputElement>(`[data-place="${place.row}-${place.column}"]`)?.focus()
  })
  function go(place: Place): void {
    wanted.current = place
    setActive({ ...place })
  }
  function move(event: KeyboardEvent<HTMLInputElement>, at: Place, isTyping: boolean): void {
    const { key, shiftKey: hasShift } = event
    const isRtl = isRightToLeft(event.currentTarget.closest('table') ?? event.currentTarget)
    const hasControl = event.ctrlKey || event.metaKey
    const size = { rows: rows.length, columns: columns.length }
    const place =
      key === 'Tab'
        ? nextProblem(rows, columns, at, hasShift)
        : nextPlace(
            at,
            { key, isRtl, hasShift, hasControl, hasAlt: event.altKey, isTyping, isListed: choices.length > 0 },
            size,
          )
    if (place || key === 'Enter') event.preventDefault()
    if (place) go(place)
  }
  function put(one: ImportRow, column_: string, text: string): void {
    const requests = sistersOf(rows, one, column_).map((sibling) => ({ row: sibling, column: column_, text }))
    onChange(write(drafts, requests))
  }
  function paste(at: Place, text: string): boolean {
    if (!isBlock(text)) return false
    onChange(pasteBlock({ rows, columns, drafts }, at, text))
    return true
  }
  function scroll(event: UIEvent<HTMLElement>): void {
    follow(event)
    const { scrollTop, clientHeight, scrollHeight } = event.currentTarget
    if (rows.length < total && scrollTop + clientHeight > scrollHeight - 20 * rowHeight) onEnd()
  }
  const line = (at: number) => {
    const one = rows[at]
    return (
      one && (
        <ImportFixRow
          key={one.row}
          row={one}
          at={at}
          columns={columns}
          draft={drafts[one.row]}
          active={at === row ? column : null}
          listOf={() => (choices.length > 0 ? `${id}-list` : undefined)}
          onFocus={(place) => setActive(place)}
          onMove={move}
          onPaste={paste}
          onWrite={(name_, text) => put(one, name_, text)}
          onLeave={(name_, text) => {
            const whole = onlyChoice(choicesOf(one, name_, drafts[one.row]), text)
            if (whole) put(one, name_, whole)
          }}
        />
      )
    )
  }
  const many = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  return (
    <div className={styles.grid}>
      <p id={id} className={styles.keys}>
        {t('grid.keys')}
      </p>
      {here && name && (
        <ImportFixHint
          row={here}
          column={name}
          problems={problemsAt(here, name)}
          siblings={sistersOf(rows, here, name).length - 1}
          onSuggestion={(text) => put(here, name, text)}
          onLeaveOut={() => onLeaveOut(here)}
        />
      )}
      <datalist id={`${id}-list`}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </datalist>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <section className={styles.scroller} aria-label={label} tabIndex={0} onScroll={scroll}>
        <table ref={table} className={styles.table} aria-label={label} aria-describedby={id} aria-rowcount={total + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.corner}>
                {t('columns.row')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap rows={isKept && row < from ? from - 1 : from} columns={columns.length} />
            {isKept && row < from && line(row)}
            {many.map(line)}
            {isKept && row >= to && line(row)}
            <Gap rows={rows.length - to - (isKept && row >= to ? 1 : 0)} columns={columns.length} />
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** The room of the rows that are not drawn. */
function Gap({ rows, columns }: { rows: number; columns: number }) {
  if (rows <= 0) return null
  return (
    <tr aria-hidden style={{ blockSize: rows * rowHeight }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is room, and hidden */}
      <td colSpan={columns + 1} className={styles.gap} />
    </tr>
  )
}

function firstProblem(rows: readonly ImportRow[], columns: readonly string[]): Place {
  return nextProblem(rows, columns, { row: 0, column: -1 }, false) ?? { row: 0, column: 0 }
}
