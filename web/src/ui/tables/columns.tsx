import type { ReactNode } from 'react'
import { Count } from '../values/count.tsx'
import { Day, Moment } from '../values/date.tsx'
import { Money } from '../values/money.tsx'
import styles from './columns.module.css'
import type { Column } from './data-table-columns.ts'

type More<Row> = Partial<Omit<Column<Row>, 'key' | 'cell'>>
type Look<L> = { look?: L }
type Sum = { amount: string; currency: string } | null

/** The number a paper is called by. */
export const numberColumn = <Row extends { number: string }>(more: More<Row> = {}): Column<Row> => ({
  key: 'number',
  isFixed: true,
  phone: 'line',
  cell: ({ number }) => <bdi className={`${styles.strong} num`}>{number}</bdi>,
  ...more,
})

/** What a row is called: a person, a company, a product. */
export const nameColumn = <Row,>(key: string, rowName: (row: Row) => string, more: More<Row> = {}): Column<Row> => ({
  key,
  isFixed: true,
  phone: 'title',
  cell: (row) => <bdi>{rowName(row)}</bdi>,
  ...more,
})

export const statusColumn = <Row,>(cell: (row: Row) => ReactNode, more: More<Row> = {}): Column<Row> => ({
  key: 'status',
  phone: 'end',
  cell,
  ...more,
})

export const textColumn = <Row,>(
  key: string,
  textOf: (row: Row) => string | null,
  more: More<Row> = {},
): Column<Row> => ({
  key,
  cell: (row) => <bdi>{textOf(row) ?? '–'}</bdi>,
  ...more,
})

export const countColumn = <Row,>(key: string, countOf: (row: Row) => number, more: More<Row> = {}): Column<Row> => ({
  key,
  numeric: true,
  phone: 'hidden',
  cell: (row) => <Count value={countOf(row)} />,
  ...more,
})

export const moneyColumn = <Row,>(key: string, sumOf: (row: Row) => Sum, more: More<Row> = {}): Column<Row> => ({
  key,
  numeric: true,
  phone: 'hidden',
  cell: (row) => <Amount of={sumOf(row)} />,
  ...more,
})

/** What it comes to: the last column, and on a phone the first thing to read. */
export const totalColumn = <Row,>(sumOf: (row: Row) => Sum, more: More<Row> & { key?: string } = {}): Column<Row> => ({
  key: 'total',
  numeric: true,
  isFixed: true,
  phone: 'end',
  cell: (row) => (
    <b className={styles.strong}>
      <Amount of={sumOf(row)} />
    </b>
  ),
  ...more,
})

function Amount({ of }: { of: Sum }) {
  return of ? <Money {...of} /> : '–'
}

/** A day of the calendar. */
export const dayColumn = <Row,>(
  key: string,
  dayOf: (row: Row) => string | null,
  { look = 'short', ...more }: More<Row> & Look<'short' | 'day'> = {},
): Column<Row> => ({
  key,
  cell: (row) => {
    const day = dayOf(row)
    return day === null ? '–' : <Day value={day} look={look} />
  },
  ...more,
})

/** A moment, in the reader's time zone. */
export const momentColumn = <Row,>(
  key: string,
  momentOf: (row: Row) => string | null,
  { look = 'short', ...more }: More<Row> & Look<'short' | 'day' | 'both'> = {},
): Column<Row> => ({
  key,
  cell: (row) => {
    const moment = momentOf(row)
    return moment === null ? '–' : <Moment value={moment} look={look} />
  },
  ...more,
})
