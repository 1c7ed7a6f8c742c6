import { useT } from '../../lib/language/use-t.ts'
import { lowStock } from './size-matrix-grid.ts'
import styles from './stock-matrix.module.css'
import { Swatch } from '../pictures/swatch.tsx'

/** What is left in each size: a number, `null` without a limit, `undefined` where the colour does not come in it. */
export type StockRow = { id: string; name: string; tone: string; stocks: readonly (number | null | undefined)[] }
type Props = {
  label: string
  sizes: readonly string[]
  rows: readonly StockRow[]
  chosen?: string
  /** What a cell says instead of what is left, such as the units in a carton. */
  show?: (stock: number) => string
}

/** What there is of a style, to be read: the order is written in the size matrix. */
export function StockMatrix({ label, sizes, rows, chosen, show }: Props) {
  const t = useT('ui')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.colour')}</th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                <bdi>{size}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, tone, stocks }) => (
            <tr key={id} data-chosen={id === chosen ? '' : undefined}>
              <th scope="row">
                <span className={styles.colour}>
                  <Swatch tone={tone} />
                  <bdi>{name}</bdi>
                </span>
              </th>
              {sizes.map((size, at) => (
                <Cell key={size} stock={stocks[at]} show={show} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ stock, show }: { stock: number | null | undefined; show: Props['show'] }) {
  const t = useT('ui')
  if (stock === undefined) return <td className={styles.none}>–</td>
  if (stock === null) return <td>{t('stock.open')}</td>
  if (show) return <td className="num">{show(stock)}</td>
  if (stock === 0) return <td className={styles.gone}>{t('matrix.soldOut')}</td>
  if (stock < lowStock) return <td className={`${styles.low} num`}>{t('matrix.left', { count: stock })}</td>
  return <td className="num">{t('matrix.inStock', { count: stock })}</td>
}
