import type { NewProduct, ProductChange, VariantsIn } from '@souk/contract/catalog/product-shapes.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { call } from '../../../lib/server/call.ts'

type Change = { id: string; body: ProductChange | (() => ProductChange); isQuiet?: true }
/** A body that is made when its turn comes knows the newest version. */
export const changeProduct = ({ id, body, isQuiet }: Change) =>
  call(
    products.change,
    { params: { productId: id }, body: typeof body === 'function' ? body() : body },
    isQuiet && { isQuiet },
  )

export const createProduct = (body: NewProduct) => call(products.create, { body }, { isQuiet: true })

type Variants = { id: string; variants: VariantsIn; version?: number | undefined }
export const setVariants = ({ id, variants, version }: Variants) =>
  call(
    products.setVariants,
    { params: { productId: id }, body: { variants, ...(version !== undefined && { version }) } },
    { isQuiet: true },
  )

type Many = { productIds: readonly string[]; change: Omit<ProductChange, 'version'> }
export const changeProducts = ({ productIds, change }: Many) =>
  call(products.changeMany, { body: { productIds: [...productIds], change } })

export const removeProducts = (productIds: readonly string[]) =>
  call(products.removeMany, { body: { productIds: [...productIds] } }, { isQuiet: true })

export const restoreProducts = (productIds: readonly string[]) =>
  call(products.restoreMany, { body: { productIds: [...productIds] } })
