import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { get } from '../../lib/get.ts'
import type { orders as contract } from '@souk/contract/orders/orders.contract.ts'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { MoneyField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useWrite } from './orders.data.ts'
import styles from './orders-page.module.css'

type Props = { orders: readonly OrderRow[]; onClose: () => void; onDone: () => void }

/** One price for one product in the selected orders: all of them or none, each as a proposal of its own. */
export function OrdersPriceDialog({ orders, onClose, onDone }: Props) {
  const t = useT('orders')
  const set = useWrite('setPrices')
  const [productId, choose] = useState<string | null>(null)
  const [price, setPrice] = useState('')
  const currencies = [...new Set(orders.map(({ currency }) => currency))]
  const products = useProductsOf(orders)
  const touched = productId ? orders.filter(({ id }) => products.get(productId)?.orderIds.has(id)) : []

  async function save(): Promise<void> {
    try {
      const { updated, warning } = await set.mutateAsync({
        orderIds: touched.map(({ id }) => id),
        products: [{ productId: productId!, price }],
      })
      announce(warning ? 'warning' : 'success', warning ?? t('prices.done', { count: updated }))
      onDone()
    } catch {
      // It was announced, and what was typed is still there.
    }
  }
  return (
    <Dialog
      isOpen
      title={t('prices.title', { count: orders.length })}
      onClose={onClose}
      isDirty={price !== ''}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isBusy={set.isPending}
            isDisabled={currencies.length !== 1 || !productId || !(Number(price) > 0)}
            onClick={() => void save()}
          >
            {t('prices.save')}
          </Button>
        </>
      }
    >
      {currencies.length > 1 ? (
        <Notice kind="warning">{t('prices.oneCurrency')}</Notice>
      ) : (
        <div className={styles.sheet}>
          <SelectField
            label={t('prices.product')}
            value={productId}
            onChange={choose}
            options={[...products].map(([value, { name }]) => ({ value, label: name }))}
          />
          <MoneyField label={t('prices.price')} currency={currencies[0] ?? ''} value={price} onChange={setPrice} />
          <p className="caption">{t('prices.text', { count: touched.length })}</p>
        </div>
      )}
    </Dialog>
  )
}

type Found = { name: string; orderIds: Set<string> }

/** The products of the selected orders, and which order has each. */
function useProductsOf(orders: readonly OrderRow[]): ReadonlyMap<string, Found> {
  const reads = useQueries({
    queries: orders.map(({ id }) => ({
      queryKey: ['order', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        get<typeof contract.read>('/api/v2/orders/:id', { params: { id } }, { signal, isQuiet: true }),
    })),
  })
  const products = new Map<string, Found>()
  for (const { data } of reads) {
    for (const { productId, name } of data?.lines ?? []) {
      const found = products.get(productId) ?? { name, orderIds: new Set<string>() }
      found.orderIds.add(data!.id)
      products.set(productId, found)
    }
  }
  return products
}
