import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useWrite } from '../model/orders.data.ts'
import { useProductsOf } from './order-list-price.data.ts'

type Props = { orders: readonly OrderRow[]; onClose: () => void; onDone: () => void }

/** One price for one product in the selected orders: all of them or none, each as a proposal of its own. */
export function OrdersPriceDialog({ orders, onClose, onDone }: Props) {
  const t = useT('orders')
  const format = useFormat()
  const set = useWrite('setPrices')
  const [productId, choose] = useState<string | null>(null)
  const [price, setPrice] = useState('')
  const currencies = [...new Set(orders.map(({ currency }) => currency))]
  const [currency = ''] = currencies
  const { products, closed, isPending, error, retry } = useProductsOf(orders)
  const product = products.find((one) => one.productId === productId)

  const isNew = Number(price) > 0 && [...(product?.prices ?? [])].some((one) => Number(one) !== Number(price))

  const form = useSending({
    isDirty: price !== '',
    send: async () => {
      const { updated, warning } = await set.mutateAsync({
        orderIds: [...(product?.orderIds ?? [])],
        products: [{ productId: productId!, price }],
      })
      toast(warning ? 'warning' : 'success', warning ?? t('prices.done', { count: updated }))
      onDone()
    },
  })
  function whyNot(): string | false {
    if (currencies.length !== 1) return t('prices.oneCurrency')
    if (!product) return t('prices.noProduct')
    return !isNew && t('prices.notNew')
  }
  return (
    <FormDialog
      form={form}
      title={t('prices.title', { count: orders.length })}
      send={t('prices.save')}
      whyNot={whyNot()}
      onClose={onClose}
    >
      {currencies.length > 1 ? (
        <Notice kind="warning">{t('prices.oneCurrency')}</Notice>
      ) : (
        <Stack gap={24}>
          {closed > 0 && <Notice kind="info">{t('prices.closed', { count: closed })}</Notice>}
          {error && (
            <Notice
              action={
                <Button size="small" onClick={retry}>
                  {t('state.retry')}
                </Button>
              }
            >
              {error.message}
            </Notice>
          )}
          <SelectField
            label={t('prices.product')}
            placeholder={isPending ? t('prices.loading') : t('prices.choose')}
            isDisabled={products.length === 0}
            value={productId}
            onChange={choose}
            options={products.map((one) => ({ value: one.productId, label: `${one.name}, ${one.styleCode}` }))}
          />
          <MoneyField
            label={t(product?.isCarton ? 'prices.carton' : 'prices.price')}
            currency={currency}
            value={price}
            onChange={setPrice}
            {...(product && {
              help: t('prices.now', {
                prices: format.list([...product.prices].map((one) => format.money(one, currency))),
              }),
            })}
          />
          {product && <p className="caption">{t('prices.text', { count: product.orderIds.size })}</p>}
        </Stack>
      )}
    </FormDialog>
  )
}
