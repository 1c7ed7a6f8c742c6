import type { Collection, CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'

type Values = CollectionIn

/** The part of a collection that its form holds. */
export function valuesOf(collection: Collection): Values {
  const { collectionName, season, type, orderDeadline, shippingStartDate, shippingEndDate } = collection
  const { minimumOrderValue, otherMinimums, currency, currencies, cover, description, notes = '' } = collection
  return {
    collectionName,
    season,
    type,
    orderDeadline,
    shippingStartDate,
    shippingEndDate,
    minimumOrderValue,
    otherMinimums,
    currency,
    currencies,
    cover,
    description,
    notes,
  }
}

export function blankValues(currency: string): Values {
  return {
    collectionName: '',
    season: '',
    type: 'PRE_ORDER',
    orderDeadline: null,
    shippingStartDate: null,
    shippingEndDate: null,
    minimumOrderValue: null,
    otherMinimums: {},
    currency,
    currencies: [currency],
    cover: null,
    description: '',
    notes: '',
  }
}
