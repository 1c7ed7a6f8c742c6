import type { CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useState } from 'react'
import { cartonUnits } from '../../discovery/door.ts'
import { useCarts } from '../model/carts.data.ts'
import { useFillingCart } from './filling-cart.ts'
import { sizesIn } from './line-requests.ts'
import { useAddToCart } from './use-add-to-cart.tsx'
import { useStores } from './use-stores.ts'

type Typed = { units?: Readonly<Record<string, number>>; cartons?: number }

/** How many of a product: as the cart of the store has it, with what is typed over it until it is put in. */
export function useOrdered(product: ProductRow) {
  const { _id: productId, isCarton, brandId, currency } = product
  const filling = useFillingCart()
  const { usual } = useStores()
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState<Typed>({})
  const { add, dialog, isBusy } = useAddToCart()
  const storeId = chosen ?? usual
  const carts = (useCarts().data?.carts ?? []).filter(({ _id, store }) =>
    filling ? _id === filling.cartId : store.id === storeId,
  )
  const holding = carts.find(({ products }) => products.some(({ _id }) => _id === productId))
  const cart = holding ?? carts.find((one) => one.brand.id === brandId && one.currency === currency)
  const line = holding?.products.find(({ _id }) => _id === productId)
  const saved = Object.fromEntries(line ? sizesIn(line).map(({ skuId, value }) => [skuId, value]) : [])
  const units = { ...saved, ...typed.units }
  const cartons = typed.cartons ?? line?.quantity ?? 0
  const total = isCarton
    ? cartons * cartonUnits(product)
    : Object.values(units).reduce<number>((sum, value) => sum + value, 0)

  /** The units that are in the cart now; null when nothing was put in after all. */
  async function put(): Promise<number | null> {
    const changed = Object.entries(typed.units ?? {}).map(([sku, value]) => ({ sku, value }))
    const input: CartProductIn = isCarton ? { productId, quantity: cartons } : { productId, items: changed }
    const isIn = await add({ ...(storeId && { storeId }), products: [input] })
    if (isIn) setTyped({})
    return isIn ? total : null
  }
  return {
    cart,
    units,
    cartons,
    storeId,
    filling,
    dialog,
    isBusy,
    inCart: line?.units ?? 0,
    isChanged: typed.units !== undefined || typed.cartons !== undefined,
    chooseStore: setChosen,
    setUnits: (next: Readonly<Record<string, number>>) =>
      setTyped((now) => ({ ...now, units: { ...now.units, ...next } })),
    setCartons: (next: number) => setTyped({ cartons: next }),
    put,
  }
}
