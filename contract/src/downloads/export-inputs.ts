import { z } from 'zod/mini'
import { Currency } from '../core/amounts.ts'
import { Day } from '../core/days.ts'
import { bulkLimit } from '../core/limits.ts'
import { filterShape } from '../core/lists/list-query.ts'
import { transactionList } from '../wallet/wallet-lists.ts'

const ids = (max: number) =>
  z.array(z.uuid()).check(z.minLength(1, 'rules.required'), z.maxLength(max, 'downloads.tooMany'))

/** What each kind of file is about; stored with the job. */
export const WishlistExport = z.strictObject({ wishlistId: z.uuid() })
export const CollectionExport = z.strictObject({ collectionId: z.uuid(), productIds: z.optional(ids(bulkLimit)) })
export const OrderExport = z.strictObject({ orderIds: ids(bulkLimit) })
export const CartExport = z.strictObject({ cartIds: ids(100) })
export const BookExport = z.strictObject({ collectionId: z.optional(z.uuid()), bookId: z.optional(z.uuid()) }) // none: the master
export const CurrencyExport = z.strictObject({ collectionId: z.optional(z.uuid()), currency: z.optional(Currency) })
export const AvailabilityExport = z.strictObject({ collectionId: z.uuid() })
export const ProductionExport = z.strictObject({
  collectionIds: z.optional(ids(100)),
  orderIds: z.optional(ids(500)),
  from: z.optional(Day), // of the confirmation
  until: z.optional(Day),
})
export const ShipmentExport = z.strictObject({ shipmentIds: ids(500) })
export const TransactionExport = z.strictObject(filterShape(transactionList))
