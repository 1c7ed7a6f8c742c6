import { useT } from '../../lib/use-t.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { BooksAllPrices } from './books-all-prices.tsx'
import { BooksMaster } from './books-master.tsx'
import { useMayWrite } from './collection-writers.ts'
import styles from './books.module.css'

/** /collections/books: what a brand says for all of its collections at once. */
export function BooksPage() {
  const t = useT('books')
  const say = useT('catalog')
  const mayWrite = useMayWrite()
  return (
    <Page
      title={t('titles.books')}
      lead={t('lead')}
      crumbs={[{ label: say('titles.collections'), to: '/collections' }]}
    >
      <div className={styles.tab}>
        {!mayWrite && <Notice kind="info">{t('readOnly')}</Notice>}
        <BooksMaster kind="price" isOpen={mayWrite} />
        <BooksMaster kind="segment" isOpen={mayWrite} />
        <BooksAllPrices isOpen={mayWrite} />
      </div>
    </Page>
  )
}
