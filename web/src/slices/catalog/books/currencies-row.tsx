import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { currencyBooks } from '@souk/contract/catalog/books.contract.ts'
import { IconTrash } from '@tabler/icons-react'
import { localeOf } from '@souk/contract/core/language.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { BookSheetButtons } from './book-sheet-buttons.tsx'
import styles from './books.module.css'

type Priced = Reply<typeof currencyBooks.list>[number]
type Props = {
  collectionId: string
  priced: Priced
  isOpen: boolean
  isBusy: boolean
  onRemove: () => void
}

/** A currency by its name in the reader's language. */
export function useCurrencyName(): (code: string) => string {
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'currency' })
  return (code) => names.of(code) ?? code
}

/** One currency: how much of the collection has a price in it, and its list to take out and bring back. */
export function CurrencyRow({ collectionId, priced, isOpen, isBusy, onRemove }: Props) {
  const t = useT('books')
  const { currency, isMain, pricedCount, productsCount } = priced
  const name = useCurrencyName()(currency)
  return (
    <Row as="li" gap={32} align="start" isSpread className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {name} <bdi className={`${styles.code} num`}>{currency}</bdi> {isMain && <Tag>{t('currencies.main')}</Tag>}
        </h3>
        <p className={`${styles.facts} num`} data-short={pricedCount < productsCount ? '' : undefined}>
          {t('currencies.priced', { priced: pricedCount, total: productsCount })}
        </p>
      </div>
      <Row>
        <BookSheetButtons
          target={{ of: 'currency', collectionId, currencyCode: currency }}
          name={name}
          isOpen={isOpen}
        />
        {isOpen && !isMain && (
          <IconButton label={t('currencies.remove.of', { name })} isDisabled={isBusy} onClick={onRemove}>
            <IconTrash size={17} stroke={1.7} aria-hidden />
          </IconButton>
        )}
      </Row>
    </Row>
  )
}
