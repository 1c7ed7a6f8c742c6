import { filter, list } from '../core/lists/list.ts'

/** The products of a collection in its own order, as a segment lists them and as a price book prices them. */
export const listedList = list({ filters: { q: filter.text }, sorts: ['position'], limit: 25 })
export const pricedList = list({
  filters: { ...listedList.filters, currency: filter.currency }, // else the main one
  sorts: ['position'],
  limit: 25,
})
