import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { useSelectedRows } from '../../../ui/lists/use-selected-rows.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { TableViewButton } from '../../../ui/tables/table-view-button.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { narrow, useMedia } from '../../../ui/browser/use-media.ts'
import { useUnsaved } from '../../entities/door.ts'
import type { TabProps } from '../model/collection-tab.ts'
import { draftOf, hasChanges } from './product-changes.ts'
import { useProductDrafts } from './product-drafts.ts'
import { useWhyNoEditing } from './product-editing.ts'
import { TypedCellsIn, useTypedCells } from './product-typed-cells.tsx'
import { useProductTable } from '../model/product-table-filters.ts'
import { useNeighbours } from './product-table-neighbours.ts'
import { GoneNotice, RefusedCellsNotice, UnsavedNotice } from './product-table-notices.tsx'
import { useProductRemoval } from './product-table-removal.ts'
import { ProductsBulk } from './product-table-bulk.tsx'
import { productColumns } from './product-columns.tsx'
import { useCategoryOptions } from '../model/taxonomy-options.ts'
import { type ProductsPage, readProducts, useProducts } from '../model/products.data.ts'
import styles from './product-table-tab.module.css'

const ProductDrawer = lazyDialog(async () => (await import('./product-drawer.tsx')).ProductDrawer)
const NewProductDialog = lazyDialog(
  async () => (await import('../new-product/new-product-dialog.tsx')).NewProductDialog,
)
const allProducts = { q: null, category: null, status: null, complete: null }
const none: ReadonlySet<string> = new Set()

/** The products of a collection: a table to type in, and a drawer for all of one. */
export function ProductsTab({ collection }: TabProps) {
  return (
    collection && (
      <TypedCellsIn>
        <Products collection={collection} />
      </TypedCellsIn>
    )
  )
}

function Products({ collection }: { collection: Collection }) {
  const t = useT('products')
  const why = useWhyNoEditing(collection)
  const { state, query: input, productId, open, linkOf } = useProductTable(collection.id)
  const query = useProducts(input)
  const [drafts, keep] = useProductDrafts()
  const typed = useTypedCells()
  const selection = useSelectedRows({
    rows: query.data?.products ?? [],
    total: query.data?.total ?? 0,
    rowKey: ({ _id }) => _id,
    narrowing: JSON.stringify(state.narrowing),
    rowsOf: (page: ProductsPage) => page.products,
    pageAt: (place) => readProducts({ ...input, ...place }),
  })
  const [isAdding, setAdding] = useState(false)
  const removal = useProductRemoval((ids) => {
    for (const id of ids) keep(id, null)
    typed.drop(({ row }) => ids.includes(row._id))
    selection.select((now) => new Set([...now].filter((id) => !ids.includes(id))))
    if (productId && ids.includes(productId)) open(null)
  })
  const { currency, currencies } = collection
  const unsaved = Object.values(drafts).filter(({ base, draft }) =>
    hasChanges(draftOf(base, currency, currencies), draft),
  )
  useUnsaved(unsaved.length > 0)
  const step = (id: string, at: number) => open(id, { at, isReplacing: true }) // back leads to the table
  const neighbours = useNeighbours(input, query.data, productId, step)
  const isReadOnly = why !== null
  const mayType = !useMedia(narrow) && !isReadOnly // on a phone a row is a card, and the card opens the drawer
  const shown = mayType ? new Set(query.data?.products.map(({ _id }) => _id)) : none
  const columns = productColumns(t, { mayType, unsaved: new Set(unsaved.map(({ base }) => base._id)) })
  const categories = useCategoryChoices()
  const adding = !isReadOnly && (
    <Button look="primary" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  const starting = !isReadOnly && (
    <span className={styles.actions}>
      {adding}
      <ButtonLink to="?tab=import">{t('empty.import')}</ButtonLink>
    </span>
  )
  function openAdded(id: string): void {
    setAdding(false)
    open(id)
  }
  return (
    <Stack gap={16}>
      {why && <Notice kind="info">{t(why)}</Notice>}
      <GoneNotice {...removal} />
      <UnsavedNotice unsaved={unsaved.filter(({ base }) => base._id !== productId)} linkOf={linkOf} keep={keep} />
      <RefusedCellsNotice shown={shown} onShow={(q) => state.change({ ...allProducts, q })} />
      <div>
        <ListFrame
          name="products"
          words="products"
          state={state}
          query={query}
          rows={({ products }) => products}
          choices={{
            of: ['category', 'status', 'complete'],
            valuesOf: (name) => (name === 'category' ? categories : undefined),
          }}
          tools={adding}
          look={<TableViewButton name="products" words="products" columns={columns} />}
          skeleton={<TableSkeleton columns={8} />}
          none={{ title: t('empty'), text: t(isReadOnly ? 'empty.reader' : 'empty.text'), action: starting }}
        >
          {(rows, { total }) => (
            <DataTable
              name="products"
              isViewApart
              label={t('title')}
              words="products"
              rows={rows}
              columns={columns}
              rowKey={({ _id }) => _id}
              rowName={({ name }) => name}
              rowLink={({ _id }) => linkOf(_id)}
              {...(!isReadOnly && {
                selection: { selected: selection.selected, onSelect: selection.select },
                toolbar: <ProductsBulk {...{ collection, total, selection, removal }} />,
              })}
            />
          )}
        </ListFrame>
      </div>
      <Suspense>
        {productId && (
          <ProductDrawer
            id={productId}
            {...{ collection, isReadOnly, keep, neighbours }}
            savedDraft={drafts[productId]}
            onClose={() => open(null)}
            onRemove={({ _id, name }) => removal.remove([_id], name)}
          />
        )}
        {isAdding && <NewProductDialog collection={collection} onClose={() => setAdding(false)} onAdded={openAdded} />}
      </Suspense>
    </Stack>
  )
}

/** The categories in the reader's words; their list comes from the server, with one built in until it has. */
function useCategoryChoices() {
  const options = useCategoryOptions()
  return { queryKey: ['categories', options], queryFn: () => Promise.resolve(options) }
}
