import type { LineDifference } from '@souk/contract/orders/order-shapes.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { DifferenceCell } from '../../../ui/values/difference-cell.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import styles from './order-answer.module.css'

type Props = {
  differences: readonly LineDifference[]
  currency: string
  ticked: ReadonlySet<string>
  isClosed: boolean
  onTick: (lineIds: readonly string[], isOn: boolean) => void
}

/** The changes of one product: all of it with one tick, or size by size. */
export function OrderAnswerProduct({ differences, currency, ticked, isClosed, onTick }: Props) {
  const t = useT('order')
  const id = useId()
  const [isOpen, setOpen] = useState(!isClosed && differences.length <= 12)
  const { name, image, replaces } = differences[0]!
  const ids = differences.map(({ lineId }) => lineId)
  const on = ids.filter((one) => ticked.has(one)).length
  const isOne = differences.length === 1 && differences[0]!.size === ''
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        <Picture source={image} alt="" sizes="44px" />
      </div>
      <Row gap={16} isSpread>
        <Checkbox
          label={<bdi className={styles.name}>{name}</bdi>}
          isChecked={on === ids.length}
          isMixed={on > 0 && on < ids.length}
          onChange={(isOn) => onTick(ids, isOn)}
          {...(replaces && { hint: t('instead', { name: replaces }) })}
        />
        <ProductChange differences={differences} currency={currency} />
      </Row>
      {!isOne && (
        <Button
          size="small"
          look="quiet"
          icon={<IconChevronDown size={15} stroke={1.8} aria-hidden className={styles.turn} />}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('answer.sizes.of', { count: ids.length, name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('answer.sizes', { count: ids.length })}
        </Button>
      )}
      {isOpen && !isOne && (
        <ul id={id} className={styles.lines}>
          {differences.map((line) => (
            <li key={line.lineId}>
              <Checkbox
                label={<bdi>{[line.colour, line.size].filter(Boolean).join(', ') || name}</bdi>}
                isChecked={ticked.has(line.lineId)}
                onChange={(isOn) => onTick([line.lineId], isOn)}
              />
              <LineChange line={line} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const tones = { added: 'ok', removed: 'bad', changed: 'warn' } as const satisfies Record<string, Tone>
const kindOf = ({ before, after }: LineDifference) => (!before ? 'added' : !after ? 'removed' : 'changed')

/** In one word what happens to it, and its units and price before and after. */
function ProductChange({ differences, currency }: Pick<Props, 'differences' | 'currency'>) {
  const t = useT('ui')
  const kinds = new Set(differences.map(kindOf))
  const kind = kinds.size === 1 ? [...kinds][0]! : 'changed'
  const sum = (side: 'before' | 'after') => differences.reduce((all, line) => all + (line[side]?.quantity ?? 0), 0)
  const prices = (side: 'before' | 'after') => new Set(differences.flatMap((line) => line[side]?.price ?? []))
  const [was, is] = [prices('before'), prices('after')]
  const isPriced = was.size <= 1 && is.size <= 1
  return (
    <Row as="p" gap={12}>
      <Tag tone={tones[kind]}>{t(`difference.${kind}`)}</Tag>
      <Units
        isCarton={differences.every(isCarton)}
        before={kind === 'added' ? undefined : sum('before')}
        after={kind === 'removed' ? undefined : sum('after')}
      />
      {isPriced && <Price before={[...was][0]} after={[...is][0]} currency={currency} />}
    </Row>
  )
}

function LineChange({ line, currency }: { line: LineDifference; currency: string }) {
  const t = useT('ui')
  const format = useFormat()
  const kind = kindOf(line)
  const { before, after } = line
  const window = (terms: LineDifference['before']) =>
    terms
      ? [terms.shipsFrom, terms.shipsUntil]
          .flatMap((day) => (day ? format.day(day, { day: 'numeric', month: 'short' }) : []))
          .join(' – ')
      : undefined
  const isMoved = before && after && window(before) !== window(after)
  return (
    <Row as="p" gap={12}>
      {kind !== 'changed' && <Tag tone={tones[kind]}>{t(`difference.${kind}`)}</Tag>}
      <Units isCarton={isCarton(line)} before={before?.quantity} after={after?.quantity} />
      <Price before={before?.price} after={after?.price} currency={currency} />
      {isMoved && (
        <span className="num">
          <DifferenceCell before={window(before)} after={window(after)} show={undefined} />
        </span>
      )}
    </Row>
  )
}

/** What is sold by the carton is one line, known by its product. */
const isCarton = ({ lineId, productId }: LineDifference) => lineId === productId
type UnitsProps = { isCarton: boolean; before: number | undefined; after: number | undefined }

function Units({ isCarton: isByCarton, before, after }: UnitsProps) {
  const t = useT('order')
  const show = (value: string) => <bdi>{t(isByCarton ? 'cartons' : 'units', { count: Number(value) })}</bdi>
  const text = (value: number | undefined) => (value === undefined ? undefined : String(value))
  return (
    <span className="num">
      <DifferenceCell before={text(before)} after={text(after)} show={show} />
    </span>
  )
}

type PriceProps = { before: string | undefined; after: string | undefined; currency: string }

function Price({ before, after, currency }: PriceProps) {
  const show = (amount: string) => <Money amount={amount} currency={currency} />
  return (
    <span className="num">
      <DifferenceCell before={before} after={after} show={show} />
    </span>
  )
}
