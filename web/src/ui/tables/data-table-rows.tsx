import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Linked } from '../layout/linked.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { RowTick } from './row-tick.tsx'
import styles from './data-table.module.css'
import type { TableProps } from './data-table.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { Ticks } from './use-ticks.ts'

type Props<Row extends object> = TableProps<Row> & { ticks: Ticks }

export function TableRows<Row extends object>(props: Props<Row>) {
  const { rows, rowKey, columns, rowName, rowLink, selection, ticks } = props
  const t = useT('ui')
  const navigate = useNavigate()
  const rowProps = useRowKeys(rows.map(rowKey), {
    onOpen: rowLink && ((key) => void navigate(rowLink(rows.find((row) => rowKey(row) === key)!))),
    onToggle: selection && ((key) => ticks.toggle(key)),
  })
  const isReachable = Boolean(rowLink || selection)

  /** A click anywhere in the row opens it, unless it was meant for something in the row, or marked text. */
  function open(event: MouseEvent<HTMLElement>, to: string): void {
    const target = event.target as Element
    if (!event.currentTarget.contains(target)) return // in a dialog that a cell opened
    if (target.closest('a, button, input, label') || getSelection()?.toString()) return
    if (event.metaKey || event.ctrlKey) window.open(to, '_blank')
    else void navigate(to)
  }

  return (
    <tbody>
      {rows.map((row) => {
        const key = rowKey(row)
        const to = rowLink?.(row)
        return (
          <tr
            key={key}
            {...(isReachable && rowProps(key))}
            className={to === undefined ? undefined : styles.leads}
            aria-selected={selection && ticks.isTicked(key)}
            onClick={to === undefined ? undefined : (event) => open(event, to)}
          >
            {selection && (
              <td className={styles.tick}>
                <RowTick
                  label={t('table.select', { name: rowName?.(row) ?? key })}
                  isChecked={ticks.isTicked(key)}
                  onChange={ticks.onTick(key)}
                />
              </td>
            )}
            {columns.map(({ key: column, numeric, wraps, picture, link, cell }, index) => (
              <td key={column} className={numeric ? styles.numeric : wraps && styles.wraps}>
                <Linked to={index === 0 ? to : link?.(row)} className={index === 0 ? undefined : styles.other}>
                  {picture ? (
                    <span className={styles.withPicture}>
                      {picture(row)}
                      {cell(row)}
                    </span>
                  ) : (
                    cell(row)
                  )}
                </Linked>
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}
