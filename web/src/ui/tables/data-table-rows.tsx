import type { ReactTable } from '@tanstack/react-table'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Linked } from '../layout/linked.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { RowTick } from './row-tick.tsx'
import type { Features } from './data-table-columns.ts'
import styles from './data-table.module.css'
import type { TableProps } from './data-table.tsx'
import { useRowKeys } from './use-row-keys.ts'

type Props<Row extends object> = TableProps<Row> & { table: ReactTable<Features, Row> }

export function TableRows<Row extends object>({ table, columns, rowName, rowLink, selection }: Props<Row>) {
  const t = useT('ui')
  const navigate = useNavigate()
  const { rows, rowsById } = table.getRowModel()
  const linkOf = (key: string) => rowLink?.(rowsById[key]!.original)
  const rowProps = useRowKeys(
    rows.map(({ id }) => id),
    {
      onOpen: rowLink && ((key) => void navigate(linkOf(key)!)),
      onToggle: selection && ((key) => rowsById[key]!.toggleSelected()),
    },
  )
  const isReachable = Boolean(rowLink || selection)

  /** A click anywhere in the row opens it, unless it was meant for something in the row, or marked text. */
  function open(event: MouseEvent<HTMLElement>, to: string): void {
    const target = event.target as Element
    if (target.closest('a, button, input, label') || getSelection()?.toString()) return
    if (event.metaKey || event.ctrlKey) window.open(to, '_blank')
    else void navigate(to)
  }

  return (
    <tbody>
      {rows.map((row) => {
        const to = linkOf(row.id)
        return (
          <tr
            key={row.id}
            {...(isReachable && rowProps(row.id))}
            className={to === undefined ? undefined : styles.leads}
            aria-selected={selection && row.getIsSelected()}
            onClick={to === undefined ? undefined : (event) => open(event, to)}
          >
            {selection && (
              <td className={styles.tick}>
                <RowTick
                  label={t('table.select', { name: rowName?.(row.original) ?? row.id })}
                  isChecked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </td>
            )}
            {columns.map(({ key, numeric, picture, cell }, index) => (
              <td key={key} className={numeric ? styles.numeric : undefined}>
                <Linked to={index === 0 ? to : undefined}>
                  {picture ? (
                    <span className={styles.withPicture}>
                      {picture(row.original)}
                      {cell(row.original)}
                    </span>
                  ) : (
                    cell(row.original)
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
