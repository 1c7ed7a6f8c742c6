import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { BookSheetButtons } from './book-sheet-buttons.tsx'
import { SectionHead } from './book-list-section.tsx'
import { useMasterCurrencies } from './books.data.ts'
import { useCurrencyName } from './currencies-row.tsx'
import styles from './books.module.css'

/** The own prices of everything the brand sells, in one sheet; and how complete each currency is. */
export function BooksAllPrices({ isOpen }: { isOpen: boolean }) {
  const t = useT('books')
  const currencyName = useCurrencyName()
  const query = useMasterCurrencies()
  return (
    <Stack as="section" gap={16} aria-labelledby="all-prices">
      <SectionHead id="all-prices" title={t('currencies.all')} text={t('currencies.all.text')}>
        <Row>
          <BookSheetButtons
            target={{ of: 'currency', collectionId: null }}
            name={t('currencies.all')}
            isOpen={isOpen}
          />
        </Row>
      </SectionHead>
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={2} rows={2} />}
        empty={(all) => all.length === 0 && t('currencies.none')}
      >
        {(all) => (
          <ul className={styles.rows} aria-label={t('currencies.title')}>
            {all.map(({ currency, collectionsCount, pricedCount, productsCount }) => (
              <Row key={currency} as="li" gap={32} align="start" isSpread className={styles.row}>
                <div className={styles.words}>
                  <h3 className={styles.title}>
                    {currencyName(currency)} <bdi className={`${styles.code} num`}>{currency}</bdi>
                  </h3>
                  <p className={`${styles.facts} num`}>
                    <span>{t('currencies.priced', { priced: pricedCount, total: productsCount })}</span>
                    <span>{t('currencies.collections', { count: collectionsCount })}</span>
                  </p>
                </div>
              </Row>
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  )
}
