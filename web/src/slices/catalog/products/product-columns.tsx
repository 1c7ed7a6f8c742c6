import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Money } from '../../../ui/values/money.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { NameCell, PriceCell, StatusCell } from './product-cells.tsx'
import { MissingTag } from './product-missing-notice.tsx'
import { MarkUp } from './product-prices.tsx'
import { ProductStatusTag } from './product-status.tsx'
import styles from './product-table-tab.module.css'

type Ways = { mayType: boolean; unsaved: ReadonlySet<string> }

/** The products of a collection as a ledger: what changes most often is typed in place, the rest in the drawer. */
export const productColumns = (t: T, { mayType, unsaved }: Ways): Column<ProductRow>[] => [
  styleColumn(t, unsaved),
  ...(mayType ? typedColumns : readColumns),
  ...factColumns(t),
  ...(mayType ? typedPrices : readPrices),
  markUpColumn,
]

const styleColumn = (t: T, unsaved: ReadonlySet<string>): Column<ProductRow> => ({
  key: 'style',
  isFixed: true,
  phone: 'line',
  picture: ({ images, styleCode }) => <Picture source={images[0]} alt="" code={styleCode} sizes="36px" />,
  cell: ({ _id, styleCode }) => (
    <span className={styles.style}>
      <bdi className="num">{styleCode}</bdi>
      {unsaved.has(_id) && <span className={styles.unsaved}>{t('unsaved.mark')}</span>}
    </span>
  ),
})

const typedColumns: Column<ProductRow>[] = [
  { key: 'name', isFixed: true, cell: (row) => <NameCell row={row} /> },
  { key: 'status', cell: (row) => <StatusCell row={row} /> },
]
const readColumns: Column<ProductRow>[] = [
  { key: 'name', isFixed: true, phone: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'status', phone: 'end', cell: ({ status }) => <ProductStatusTag status={status} /> },
]

const factColumns = (t: T): Column<ProductRow>[] => [
  {
    key: 'category',
    phone: 'hidden',
    cell: ({ category }) => (category ? t(`categories.${category}`) : ''),
  },
  { key: 'complete', phone: 'line', cell: (row) => <MissingTag product={row} /> },
  { key: 'stock', numeric: true, phone: 'hidden', cell: (row) => <StockSum row={row} /> },
]

/** What can still be sold of all its SKUs; one without a limit has none. */
function StockSum({ row }: { row: ProductRow }) {
  const t = useT('products')
  const format = useFormat()
  const left = row.variants.flatMap(({ sizes }) => sizes.map(({ quantityAvailable }) => quantityAvailable))
  if (left.length === 0) return <span aria-hidden>–</span>
  if (left.includes(null)) return <span className="caption">{t('stock.open')}</span>
  return <span className="num">{format.number(left.reduce<number>((sum, units) => sum + (units ?? 0), 0))}</span>
}

const typedPrices: Column<ProductRow>[] = (['wholesalePrice', 'retailPrice'] as const).map((key) => ({
  key,
  numeric: true,
  cell: (row) => <PriceCell row={row} name={key} />,
}))
const readPrices: Column<ProductRow>[] = [
  {
    key: 'wholesalePrice',
    numeric: true,
    phone: 'end',
    cell: ({ wholesalePrice, currency }) => wholesalePrice && <Money amount={wholesalePrice} currency={currency} />,
  },
  {
    key: 'retailPrice',
    numeric: true,
    phone: 'hidden',
    cell: ({ retailPrice, currency }) => retailPrice && <Money amount={retailPrice} currency={currency} />,
  },
]
const markUpColumn: Column<ProductRow> = {
  key: 'markUp',
  numeric: true,
  phone: 'hidden',
  cell: ({ markUp }) => (
    <span className="num">
      <MarkUp value={markUp} />
    </span>
  ),
}
