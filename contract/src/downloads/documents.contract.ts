import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { several } from '../core/lists/several.ts'
import { filterShape } from '../core/lists/list-query.ts'
import { transactionList } from '../wallet/wallet-lists.ts'

const byId = z.strictObject({ id: z.uuid() })
const Language = z.optional(z.enum(['en', 'ar']))
const StyleFormat = z._default(z.enum(['pdf', 'xlsx', 'orderForm', 'orderFormWithImages', 'pptx']), 'pdf')
const CartFormat = z._default(z.enum(['xlsx', 'pdf', 'pptx']), 'xlsx')
const file = { method: 'GET', reply: z.string(), limit: { tries: 30, seconds: 60, per: 'user' } } as const
const orders = { allow: ['read', 'Order'], sides: ['brand', 'retailer'] } as const
const shipments = { allow: ['read', 'Shipment'], sides: ['brand', 'retailer'] } as const

/** The same files, answered at once: for programs, and for small files where a person waits. */
export const documents = {
  wishlist: endpoint({
    ...file,
    raw: ['pdf', 'xlsx', 'pptx'],
    path: '/api/v2/wishlists/:id/download',
    allow: ['read', 'Profile'],
    sides: ['brand', 'retailer'],
    params: byId,
    query: z.strictObject({ format: StyleFormat, language: Language }),
  }),
  cart: endpoint({
    ...file,
    raw: ['xlsx', 'pdf', 'pptx'],
    path: '/api/v2/cart/export',
    allow: ['manage', 'Retailer'],
    query: z.strictObject({ cartId: z.uuid(), format: CartFormat, language: Language }),
  }),
  carts: endpoint({
    ...file,
    raw: ['xlsx', 'pdf', 'pptx'],
    path: '/api/v2/cart/export/multiple',
    allow: ['manage', 'Retailer'],
    query: z.strictObject({ cartId: several(z.uuid(), 40, 1), format: CartFormat, language: Language }),
  }),
  orderCsv: endpoint({ ...file, raw: ['csv'], path: '/api/v2/orders/:id/download', ...orders, params: byId }),
  orderXlsx: endpoint({ ...file, raw: ['xlsx'], path: '/api/v2/orders/:id/download/xlsx', ...orders, params: byId }),
  orderZip: endpoint({
    ...file,
    raw: ['zip'],
    path: '/api/v2/orders/download/zip',
    ...orders,
    query: z.strictObject({ orderId: several(z.uuid(), 40, 1) }),
  }),
  printOrder: endpoint({
    ...file,
    raw: ['pdf'],
    path: '/api/v2/orders/:id/print-detail',
    ...orders,
    params: byId,
    query: z.strictObject({ language: Language }),
  }),
  shipmentXlsx: endpoint({ ...file, raw: ['xlsx'], path: '/api/v2/shipments/:id/xlsx', ...shipments, params: byId }),
  transactions: endpoint({
    ...file,
    raw: ['csv', 'xlsx'],
    path: '/api/v2/wallet/transactions/download',
    allow: ['read', 'Wallet'],
    sides: ['brand', 'retailer'],
    query: z.strictObject({ ...filterShape(transactionList), format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
  }),
}
