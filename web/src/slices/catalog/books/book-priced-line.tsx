import type { PricedLine } from '@souk/contract/catalog/book-products.contract.ts'
import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { decimalsOf } from '@souk/contract/core/money.ts'
import { fullAmount, isAmount } from '@souk/contract/core/number-text.ts'
import { type KeyboardEvent, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Money } from '../../../ui/values/money.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { BookLineHead } from './book-line-head.tsx'
import { useBookWrite } from './books.data.ts'
import styles from './books.module.css'

type Props = { book: Book; line: PricedLine; currency: string; isOpen: boolean }
const columns = ['wholesalePrice', 'retailPrice'] as const
type Column = (typeof columns)[number]
type Typed = Partial<Record<Column, string>>
const without = (typed: Typed, column: Column): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => key !== column))

/** Enter is done with a field, as Tab is. */
function leaveOnEnter({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLElement) target.blur()
}

/** One product of a price book beside its own price. A price is saved when its field is left; a blank one is the next book's. */
export function BookPricedLine({ book, line, currency, isOpen }: Props) {
  const t = useT('books')
  const set = useBookWrite('setBookPrice')
  const [typed, setTyped] = useState<Typed>({})
  const { name, productId, ownWholesalePrice } = line
  const refused = set.error instanceof Failed ? set.error : null

  /** As it stands in the fields: the other price may still be on its way. */
  const valueOf = (column: Column) => fullAmount(typed[column] ?? line[column] ?? '', decimalsOf(currency)) || null
  function save(column: Column): void {
    if (typed[column] === undefined || valueOf(column) === line[column]) return
    if (columns.some((one) => valueOf(one) !== null && !isAmount(valueOf(one)!, currency))) return // it is objected to
    const price = { wholesalePrice: valueOf('wholesalePrice'), retailPrice: valueOf('retailPrice') }
    set.mutate({ book, productId, currency, ...price }, { onSuccess: () => setTyped((now) => without(now, column)) })
  }
  return (
    <Row as="li" gap={16} isSpread className={styles.line}>
      <BookLineHead line={line}>
        {ownWholesalePrice && (
          <>
            {t('preview.own')} <Money amount={ownWholesalePrice} currency={currency} />
          </>
        )}
      </BookLineHead>
      <div className={styles.prices} role="presentation" onKeyDown={leaveOnEnter}>
        {columns.map((column) =>
          isOpen ? (
            <MoneyField
              key={column}
              label={t('content.price', { column: t(`columns.${column}`), name })}
              isLabelHidden
              isOptional
              currency={currency}
              value={typed[column] ?? line[column] ?? ''}
              error={refused && typed[column] !== undefined ? (refused.fields[column] ?? refused.message) : undefined}
              onChange={(text) => setTyped({ ...typed, [column]: text })}
              onBlur={() => save(column)}
            />
          ) : (
            <span key={column} className="num">
              {line[column] ? <Money amount={line[column]} currency={currency} /> : '–'}
            </span>
          ),
        )}
      </div>
    </Row>
  )
}
