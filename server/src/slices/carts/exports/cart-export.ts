import type { Cart, CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import type { ExportType } from '@souk/contract/core/exports.ts'
import { CartExport } from '@souk/contract/downloads/export-inputs.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import {
  brandLook,
  type Style,
  type StyleList,
  styleContent,
  styleFormats,
  stylePreview,
} from '../../catalog/doors/documents.ts'
import { buyerOf } from '../model/buyer.ts'
import { readCarts } from '../model/read-carts.ts'

type In = { cartIds: string[] }

/** All of them, or none: a cart that is gone is absent. */
async function cartsOf({ deps, actor }: ExportContext, { cartIds }: In): Promise<Cart[]> {
  const carts = await readCarts(deps.db, buyerOf(actor), { cartIds })
  if (carts.length !== new Set(cartIds).size) throw new Refusal('not_found')
  return carts
}

const isOpen = ({ changes }: CartProduct) => changes.every(({ kind }) => kind !== 'access' && kind !== 'deadline')

/** A section for each cart. What the store may not order any more is not in the file. */
async function readStyles(context: ExportContext, input: In): Promise<StyleList> {
  const { deps, actor } = context
  const carts = await cartsOf(context, input)
  const { word, day, price, mark } = styleFormats(context)
  const buyer = await brandLook(deps.db, actor.entityId)
  const [first] = carts
  const brand = carts.length === 1 ? await brandLook(deps.db, first!.brand.id) : null
  return {
    title: brand ? brand.name : deps.say(context.language, 'file.carts', { count: carts.length }),
    subtitle: first && carts.length === 1 ? first.store.name : '',
    sender: buyer.name,
    logo: brand?.logo ?? buyer.logo,
    banner: brand?.banner ?? null,
    facts: [
      { label: word('preparedBy'), value: buyer.name },
      { label: word('date'), value: day(new Date().toISOString().slice(0, 10)) },
      { label: word('units'), value: mark(String(carts.reduce((sum, { units }) => sum + units, 0))) },
      ...(context.look.prices
        ? carts.map((cart) => ({
            label: carts.length === 1 ? word('total') : cart.brand.name,
            value: price(cart.amount, cart.currency),
          }))
        : []),
    ],
    terms: carts.flatMap(({ notes, brand: { name } }) =>
      notes ? [carts.length === 1 ? notes : `${name}: ${notes}`] : [],
    ),
    styles: carts.flatMap((cart) => cart.products.filter(isOpen).map((product) => styleIn(cart, product))),
    currencies: [],
  }
}

function styleIn(cart: Cart, product: CartProduct): Style {
  const { name, styleCode, image, collectionName, isCarton, wholesalePrice, retailPrice } = product
  const sizes = product.variants.flatMap(({ sizes: inColour }) => inColour)
  return {
    name,
    styleCode,
    uniqueId: '',
    image,
    collectionName,
    isCarton,
    retailPrice,
    brandName: cart.brand.name,
    currency: cart.currency,
    ...(wholesalePrice !== null && { wholesalePrice }),
    shippingStartDate: product.shippingStartDate,
    shippingEndDate: product.shippingEndDate,
    section: `${cart.brand.name} · ${cart.store.name}`,
    subtitle: cart.currency,
    variants: product.variants,
    quantities: Object.fromEntries(sizes.map(({ skuId, value }) => [skuId, value])),
    cartons: product.quantity,
    note: '',
  }
}

const cartKind = (type: ExportType) =>
  exportKind<In>({
    type,
    formats: ['xlsx', 'pdf', 'pptx'],
    may: { allow: ['manage', 'Retailer'] },
    input: CartExport,
    title: async (context, input) => {
      const carts = await cartsOf(context, input)
      const [{ brand, store }] = carts as [Cart]
      const { say } = context.deps
      return carts.length === 1
        ? say(context.language, 'file.cartOf', { brand: brand.name, store: store.name })
        : say(context.language, 'file.carts', { count: carts.length })
    },
    content: async (context, input, format) => styleContent(context, await readStyles(context, input), format),
    preview: async (context, input) => stylePreview(context, await readStyles(context, input)),
  })

export const cartExports = [cartKind('cartExport'), cartKind('multipleCartExport')]
