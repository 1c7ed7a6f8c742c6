import { useId } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Quantity } from '../fields/quantity.tsx'
import { MatrixFooter, type Order } from './size-matrix-footer.tsx'
import { lowStock } from './size-matrix-grid.ts'
import styles from './size-matrix.module.css'
import { Row } from '../layout/stack.tsx'
import { Swatch } from '../pictures/swatch.tsx'

export type Carton = {
  id: string
  name: string // of the colour, or of an assortment
  tone: string
  contents: readonly { size: string; units: number }[]
  stock: number | null // in cartons
}
type Props = {
  title: string
  cartons: readonly Carton[]
  value: Readonly<Record<string, number>>
  onChange: (value: Record<string, number>) => void
  onColour?: (id: string) => void
  order: Order
}

const unitsIn = ({ contents }: Carton) => contents.reduce((sum, { units }) => sum + units, 0)

/** Sold in closed cartons: one quantity a carton, and what is inside in plain sight. */
export function CartonMatrix({ title, cartons, value, onChange, onColour, order }: Props) {
  const t = useT('ui')
  const format = useFormat()
  const id = useId()
  const total = cartons.reduce((sum, carton) => sum + unitsIn(carton) * (value[carton.id] ?? 0), 0)
  return (
    <section className={styles.matrix} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </header>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t('matrix.colour')}
              </th>
              <th scope="col" className={styles.packed}>
                {t('carton.contents')}
              </th>
              <th scope="col">{t('carton.cartons')}</th>
              <th scope="col" className={styles.total}>
                {t('matrix.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {cartons.map((carton) => {
              const count = value[carton.id] ?? 0
              return (
                <tr key={carton.id} onFocus={() => onColour?.(carton.id)}>
                  <th scope="row" className={styles.colour}>
                    <span className={styles.name}>
                      <Swatch tone={carton.tone} />
                      <span>{carton.name}</span>
                    </span>
                  </th>
                  <td className={styles.packed}>
                    <Row as="ul" gap={4}>
                      {carton.contents.map(({ size, units }) => (
                        <li key={size} className={`${styles.piece} num`}>
                          <bdi>{size}</bdi> <b>{units}</b>
                        </li>
                      ))}
                    </Row>
                    <span className={`${styles.stock} num`}>{t('carton.units', { count: unitsIn(carton) })}</span>
                  </td>
                  <td className={styles.quantity}>
                    <Quantity
                      label={t('carton.cell', { colour: carton.name })}
                      value={count}
                      max={carton.stock ?? 9_999}
                      isDisabled={carton.stock === 0}
                      onChange={(next) => onChange({ ...value, [carton.id]: next })}
                    />
                    <CartonStock stock={carton.stock} />
                  </td>
                  <td className={`${styles.total} num`} data-filled={count > 0 ? '' : undefined}>
                    {format.number(count * unitsIn(carton))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <MatrixFooter units={total} order={order} />
    </section>
  )
}

function CartonStock({ stock }: { stock: number | null }) {
  const t = useT('ui')
  if (stock === null) return null
  return (
    <span className={`${styles.stock} num`} data-low={stock > 0 && stock < lowStock ? '' : undefined}>
      {stock === 0 ? t('matrix.soldOut') : t('matrix.left', { count: stock })}
    </span>
  )
}
