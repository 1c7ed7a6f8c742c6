import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { BooksAllPrices } from './book-list-all-prices.tsx'
import { BooksMaster } from './book-list-master.tsx'
import { useMayWrite } from '../model/collection-writers.ts'

const files = [
  { type: 'priceBookExport', word: 'master.price' },
  { type: 'segmentationBookExport', word: 'master.segment' },
  { type: 'currencyBookExport', word: 'currencies.all' },
] as const

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
      actions={
        <DownloadMenu
          of={{ type: 'priceBookExport', input: {}, formats: [] }}
          others={files.map(({ type, word }) => ({
            target: { type, input: {}, formats: ['xlsx'] },
            format: 'xlsx',
            label: t(word),
          }))}
        />
      }
    >
      <Stack gap={40}>
        {!mayWrite && <Notice kind="info">{t('readOnly')}</Notice>}
        <BooksMaster kind="price" isOpen={mayWrite} />
        <BooksMaster kind="segment" isOpen={mayWrite} />
        <BooksAllPrices isOpen={mayWrite} />
      </Stack>
    </Page>
  )
}
