import type { Deciding, Preview } from '@souk/contract/catalog/books.contract.ts'
import { type Format, useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Money } from '../../../ui/values/money.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import type { PreviewReply } from './preview-sentence.tsx'
import styles from './preview.module.css'

/** Each product with what the retailer pays for it and where that comes from, or why it is hidden. */
export function PreviewTable({ preview }: { preview: PreviewReply }) {
  const t = useT('books')
  const format = useFormat()
  return (
    <DataTable
      label={t('preview.label', { name: preview.retailer.name })}
      words="books"
      rows={preview.items}
      columns={columnsOf(t, format, preview)}
      rowKey={({ product }) => product._id}
      empty={t('preview.filter.nothing')}
    />
  )
}

function columnsOf(t: T, format: Format, preview: PreviewReply): Column<Preview>[] {
  return [
    {
      key: 'product',
      isFixed: true,
      phone: 'title',
      picture: ({ product }) => <Picture source={product.images[0]} alt="" code={product.styleCode} sizes="44px" />,
      cell: ({ product }) => (
        <span className={styles.product}>
          <span className={styles.productName}>
            <bdi>{product.name}</bdi>
          </span>
          <span className="caption num">
            <bdi>{product.styleCode}</bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'seen',
      phone: 'line',
      cell: ({ hidden }) =>
        hidden ? (
          <span className={styles.why}>
            <Tag tone="warn">{t('preview.hidden')}</Tag> {whyHidden(hidden, t, format, preview)}
          </span>
        ) : (
          <Tag tone="ok">{t('preview.shown')}</Tag>
        ),
    },
    { key: 'from', phone: 'line', cell: ({ hidden, priceFrom }) => !hidden && <From book={priceFrom} /> },
    {
      key: 'retailPrice',
      numeric: true,
      phone: 'hidden',
      cell: ({ hidden, product }) =>
        !hidden && product.retailPrice && <Money amount={product.retailPrice} currency={product.currency} />,
    },
    {
      key: 'wholesalePrice',
      numeric: true,
      phone: 'end',
      cell: ({ hidden, product }) =>
        !hidden &&
        (product.wholesalePrice ? (
          <strong>
            <Money amount={product.wholesalePrice} currency={product.currency} />
          </strong>
        ) : (
          t('preview.onRequest')
        )),
    },
  ]
}

function From({ book }: { book: Deciding | null }) {
  const t = useT('books')
  if (!book) return <span className={styles.own}>{t('preview.own')}</span>
  if (book.level === 'master') return t('master.price')
  return (
    <>
      <bdi>{book.name}</bdi> <span className={styles.own}>{t(`level.${book.level}`)}</span>
    </>
  )
}

function whyHidden(why: NonNullable<Preview['hidden']>, t: T, format: Format, preview: PreviewReply): string {
  const { segment, retailer } = preview
  if (why === 'notInSegment' && segment?.level === 'master') return t('preview.why.notInSegment.master')
  return t(`preview.why.${why}`, {
    book: segment?.name ?? '',
    country: retailer.country ? format.country(retailer.country) : '',
  })
}
