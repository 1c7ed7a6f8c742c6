import { IconMessage } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { OrderGrid } from './order-grid.tsx'
import { type OrderedProduct, sumOf, unitsOf } from '../model/order-products.ts'
import { OrderWindow } from '../model/order-window.tsx'
import styles from './order-lines.module.css'

const tones: Record<string, Tone> = {
  AVAILABLE: 'ok',
  PARTIALLY_AVAILABLE: 'warn',
  BACKORDERED: 'warn',
  OUT_OF_STOCK: 'bad',
  CANCELLED: 'bad',
}
type Props = { product: OrderedProduct; currency: string; comments: number; onComment: () => void }

/** One product of an order: its sizes, its price, when it ships and what is said about it. */
export function OrderProduct({ product, currency, comments, onComment }: Props) {
  const t = useT('order')
  const isViewed = useViewedEntity() !== null
  const { name, styleCode, image, replaces, lines, isCarton } = product
  const statuses = [...new Set(lines.flatMap(({ status }) => status ?? []))]
  return (
    <article className={styles.product}>
      <div className={styles.picture}>
        <Picture source={image} alt="" code={styleCode} sizes="72px" />
      </div>
      <div className={styles.about}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <Row as="p" gap={12} className={styles.facts}>
          <bdi className="num">{styleCode}</bdi>
          <OrderWindow
            from={first(lines.map(({ shipsFrom }) => shipsFrom))}
            until={last(lines.map((l) => l.shipsUntil))}
          />
          {statuses.map((status) => (
            <Tag key={status} tone={tones[status] ?? 'neutral'}>
              {t(`line.${status}`)}
            </Tag>
          ))}
        </Row>
        {replaces && <p className={styles.replaces}>{t('instead', { name: replaces })}</p>}
      </div>
      <div className={styles.sum}>
        <b className="num">
          <Money
            amount={sumOf(
              lines.map(({ amount }) => amount),
              currency,
            )}
            currency={currency}
          />
        </b>
        <span className={styles.prices}>
          {[...new Set(lines.map(({ price }) => price))].map((price) => (
            <span key={price}>
              {isCarton ? t('each.carton') : t('each.unit')} <Money amount={price} currency={currency} />
            </span>
          ))}
        </span>
        {(comments > 0 || !isViewed) && (
          <Button
            size="small"
            look="quiet"
            icon={<IconMessage size={15} stroke={1.7} aria-hidden />}
            aria-label={comments > 0 ? t('comments.of', { count: comments, name }) : t('comments.about', { name })}
            onClick={onComment}
          >
            {comments > 0 ? String(comments) : t('comment')}
          </Button>
        )}
      </div>
      <div className={styles.sizes}>
        {isCarton ? (
          <p className="num">
            {t('cartons', { count: lines[0]!.quantity })} · {t('units', { count: unitsOf(lines) })}
          </p>
        ) : (
          <OrderGrid product={product} />
        )}
      </div>
    </article>
  )
}

const days = (all: readonly (string | null)[]) => all.filter((day) => day !== null).toSorted()
const first = (all: readonly (string | null)[]) => days(all)[0] ?? null
const last = (all: readonly (string | null)[]) => days(all).at(-1) ?? null
