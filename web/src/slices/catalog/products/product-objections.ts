import type { CollectionType } from '@souk/contract/catalog/collection-shapes.ts'
import { ProductChange } from '@souk/contract/catalog/product-shapes.ts'
import { shippingDatesProblem } from '@souk/contract/core/rules.ts'
import { issueText } from '../../../lib/forms/issue-text.ts'
import type { T } from '../../../lib/language/use-t.ts'
import type { ProductDraft } from './product-changes.ts'
import type { Sku } from './stock/stock-cells.ts'

export type FieldErrors = Readonly<Record<string, string>>

/** The field a path of the change belongs to: an entry of a list is known by its currency or SKU, not by its place. */
export function fieldAt(path: string, change: ProductChange): string {
  const [list = '', place = '', name = ''] = path.split('.')
  const at = Number(place)
  if (list === 'prices') return `prices.${change.prices?.[at]?.currency}.${name}`
  if (list === 'stock') return `stock.${change.stock?.[at]?.skuId}`
  return list
}

/** The first objection to each field that changed, in the words the server would use. */
export function schemaErrors(change: ProductChange, t: T): FieldErrors {
  const objections: Record<string, string> = {}
  for (const issue of ProductChange.safeParse(change).error?.issues ?? []) {
    const field = fieldAt(issue.path.join('.'), change)
    objections[field] ??= issueText(issue, change, t)
  }
  return objections
}

type Facts = {
  change: ProductChange
  saved: ProductDraft
  now: ProductDraft
  skus: readonly Sku[]
  type: CollectionType
}

/** Everything that keeps a change from being saved. */
export function fieldErrorsOf({ change, saved, now, skus, type }: Facts, t: T): FieldErrors {
  const { shippingStartDate, shippingEndDate } = change
  const dates = shippingDatesProblem({ shippingStartDate, shippingEndDate }, saved)
  const dated = shippingStartDate === undefined ? 'shippingEndDate' : 'shippingStartDate'
  const isEmptyCarton =
    now.isCarton && (change.items ?? change.isCarton) && Object.values(now.items).every((units) => units === 0)
  return {
    ...schemaErrors(change, t),
    ...(dates && { [dated]: t(dates) }),
    ...(isEmptyCarton && { items: t('carton.empty') }),
    ...stockErrors(change, skus, type, t),
  }
}

function stockErrors({ stock = [] }: ProductChange, skus: readonly Sku[], type: CollectionType, t: T): FieldErrors {
  return Object.fromEntries(
    stock.flatMap(({ skuId, onHand }) => {
      const { sku, reserved = 0 } = skus.find((one) => one.skuId === skuId) ?? { sku: '' }
      if (onHand === null) return type === 'IN_STOCK' ? [[`stock.${skuId}`, t('catalog.limitNeeded')]] : []
      return onHand < reserved ? [[`stock.${skuId}`, t('catalog.belowReserved', { reserved, sku })]] : []
    }),
  )
}
