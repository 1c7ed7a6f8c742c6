import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { toneOf } from '../../discovery/door.ts'
import { type OrderedProduct, lineAt, unitsOf } from '../model/order-products.ts'
import styles from './order-grid.module.css'

/** Colours down, sizes across: an order to be read. */
export function OrderGrid({ product }: { product: OrderedProduct }) {
  const t = useT('order')
  const format = useFormat()
  const { name, styleCode, sizes, colours, lines } = product
  const imageOf = (colour: string) => lines.find((line) => line.colour === colour)?.image
  const hasOwnPictures = new Set(colours.map(imageOf)).size > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={t('sizes.of', { name: `${name}, ${styleCode}` })} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('colour')}</th>
            {sizes.map((size) => (
              <th key={size} scope="col">
                <bdi>{size}</bdi>
              </th>
            ))}
            <th scope="col">{t('units.head')}</th>
          </tr>
        </thead>
        <tbody>
          {colours.map((colour) => (
            <tr key={colour}>
              <th scope="row">
                <span className={styles.colour}>
                  <Swatch tone={toneOf(colour)} />
                  {hasOwnPictures && (
                    <span className={styles.picture}>
                      <Picture source={imageOf(colour)} alt="" code={styleCode} sizes="32px" />
                    </span>
                  )}
                  <bdi>{colour}</bdi>
                </span>
              </th>
              {sizes.map((size) => {
                const line = lineAt(product, colour, size)
                return (
                  <td key={size} className="num">
                    {line ? format.number(line.quantity) : <span className={styles.none}>–</span>}
                  </td>
                )
              })}
              <td className={`${styles.total} num`}>
                {format.number(unitsOf(lines.filter((line) => line.colour === colour)))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
