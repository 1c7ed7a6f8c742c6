import type { Shipment, ShipmentLine } from '@souk/contract/shipments/shipment-shapes.ts'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import styles from '../model/shipment.module.css'

/** What is in it, order by order. */
export function ShipmentLines({ shipment: { lines, units } }: { shipment: Shipment }) {
  const t = useT('shipments')
  const links = useTradeLinks()
  return (
    <TitledCard title={t('content')} end={<span className="num">{t('units', { count: units })}</span>}>
      {[...Map.groupBy(lines, ({ orderId }) => orderId)].map(([orderId, ofOrder]) => (
        <section key={orderId} aria-label={ofOrder[0]!.orderNumber}>
          <h3 className={styles.order}>
            <Link to={links.order(orderId)}>{t('order', { number: ofOrder[0]!.orderNumber })}</Link>
          </h3>
          <ul className={styles.lines}>
            {ofOrder.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </TitledCard>
  )
}

function Line({ line }: { line: ShipmentLine }) {
  const t = useT('shipments')
  const format = useFormat()
  const { name, styleCode, image, colour, size, sku, quantity, units, price, currency, claimed } = line
  return (
    <li className={styles.line}>
      <Picture source={image} alt="" code={styleCode} shape="square" sizes="44px" />
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className="caption">
          <bdi>{[colour, size].filter(Boolean).join(' · ') || t('carton', { count: units })}</bdi>{' '}
          <bdi className="num">{sku || styleCode}</bdi>
        </p>
        {claimed > 0 && <p className="caption">{t('claimed', { count: claimed })}</p>}
      </div>
      <div className={`${styles.figures} num`}>
        <b>{units > 1 ? t('cartons', { count: quantity }) : format.number(quantity)}</b>
        <span className="caption">
          <Money amount={price} currency={currency} />
        </span>
      </div>
    </li>
  )
}
