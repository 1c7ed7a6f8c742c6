import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { type OfferedTo, useOrderable } from './order-catalog.data.ts'
import { bySimilarity } from './order-similar.ts'
import { OrderPiecePrice } from './order-piece-price.tsx'
import styles from './order-edit.module.css'

type Props = {
  collections: readonly { id: string; name: string }[] | null // null: not known yet
  for: OfferedTo
  currency: string | null // only what is sold in it; null takes any
  taken: ReadonlySet<string>
  like?: ProductRow | undefined // the most similar to it come first
  onPick: (product: ProductRow) => void
}

/** Products of some collections as the retailer sees them, found by name or style. */
export function OrderPicker({ collections, for: whom, currency, taken, like, onPick }: Props) {
  const t = useT('order')
  const [chosen, choose] = useState<string | null>(null)
  const [q, search] = useState('')
  const collectionId = chosen ?? collections?.[0]?.id ?? null
  const query = useOrderable({ collectionId, whom, currency }, q)
  const fits = (product: ProductRow) => !taken.has(product._id)
  if (collections?.length === 0) {
    return <StatePanel title={t('picker.none')}>{t('picker.none.text')}</StatePanel>
  }
  return (
    <Stack gap={16}>
      {collections && collections.length > 1 && (
        <SelectField
          label={t('picker.collection')}
          value={collectionId}
          onChange={choose}
          options={collections.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SearchBox label={t('picker.search')} value={q} onSearch={search} />
      <QueryView
        query={query}
        empty={(found) => !found.some(fits) && { title: t('picker.none'), text: t('picker.none.text') }}
      >
        {(found) => (
          <ul className={styles.found} aria-label={t('picker.found')}>
            {(like ? bySimilarity(found.filter(fits), like) : found.filter(fits)).map((product) => (
              <li key={product._id} className={styles.choice}>
                <Picture source={product.images[0]} alt="" code={product.styleCode} sizes="44px" />
                <span className={styles.choiceName}>
                  <bdi>{product.name}</bdi>
                  <span className={`${styles.choiceFacts} caption num`}>
                    <bdi>{product.styleCode}</bdi>
                    <OrderPiecePrice product={product} />
                  </span>
                </span>
                <Button
                  size="small"
                  aria-label={t('picker.take.of', { name: product.name })}
                  onClick={() => onPick(product)}
                >
                  {t('picker.take')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Stack>
  )
}
