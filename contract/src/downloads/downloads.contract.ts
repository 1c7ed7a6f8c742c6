import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { ExportFormat, ExportLook, ExportType } from '../core/exports.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { downloadList } from './download-list.ts'
import { Download, DownloadPreview } from './download-shapes.ts'
import {
  AvailabilityExport,
  BookExport,
  CartExport,
  CollectionExport,
  CurrencyExport,
  OrderExport,
  ProductionExport,
  ShipmentExport,
  TransactionExport,
  WishlistExport,
} from './export-inputs.ts'

const traders = { allow: ['read', 'Profile'], sides: ['brand', 'retailer'] } as const
const retailers = { allow: ['manage', 'Retailer'] } as const
const brands = { allow: ['manage', 'Brand'] } as const
const byId = z.strictObject({ id: z.uuid() })
const Look = z.optional(ExportLook)
const OneCart = z.strictObject({ cartId: z.uuid(), look: Look })
const SeveralCarts = z.extend(CartExport, { look: Look })
const TableFormat = z._default(z.enum(['csv', 'xlsx']), 'xlsx')
const styleFormats = z.enum(['pdf', 'xlsx', 'orderForm', 'orderFormWithImages', 'pptx'])

/** Starts a job; asked twice with one key, it is one job. */
const starts = {
  method: 'POST',
  reply: Download,
  status: 201,
  successMessage: 'downloads.started',
  idempotent: true,
  limit: { tries: 60, seconds: 60, per: 'user' },
} as const

export const downloads = {
  list: endpoint({
    method: 'GET',
    path: '/api/downloads',
    ...traders,
    query: listQuery(downloadList),
    reply: page({ items: z.array(Download) }),
  }),
  wishlist: endpoint({
    ...starts,
    path: '/api/downloads/wishlist',
    ...traders,
    body: z.extend(WishlistExport, { format: z._default(styleFormats, 'pdf'), look: Look }),
  }),
  collection: endpoint({
    ...starts,
    path: '/api/downloads/collection',
    ...traders,
    body: z.extend(CollectionExport, { format: z._default(styleFormats, 'pdf'), look: Look }),
  }),
  order: endpoint({
    ...starts,
    path: '/api/downloads/order',
    ...traders,
    body: z.extend(OrderExport, { format: z._default(z.enum(['csv', 'xlsx', 'zip', 'pdf']), 'csv'), look: Look }),
  }),
  cart: endpoint({ ...starts, path: '/api/downloads/cart', ...retailers, body: OneCart }),
  cartPdf: endpoint({ ...starts, path: '/api/downloads/cart/pdf', ...retailers, body: OneCart }),
  cartPptx: endpoint({ ...starts, path: '/api/downloads/cart/pptx', ...retailers, body: OneCart }),
  carts: endpoint({ ...starts, path: '/api/downloads/cart/multiple', ...retailers, body: SeveralCarts }),
  cartsPdf: endpoint({ ...starts, path: '/api/downloads/cart/pdf/multiple', ...retailers, body: SeveralCarts }),
  cartsPptx: endpoint({ ...starts, path: '/api/downloads/cart/pptx/multiple', ...retailers, body: SeveralCarts }),
  masterPriceBook: endpoint({
    ...starts,
    path: '/api/downloads/master-pricebook',
    ...brands,
    body: z.extend(BookExport, { format: TableFormat }),
  }),
  masterSegmentationBook: endpoint({
    ...starts,
    path: '/api/downloads/master-segmentation-book',
    ...brands,
    body: z.extend(BookExport, { format: TableFormat }),
  }),
  currencyBook: endpoint({
    ...starts,
    path: '/api/downloads/currency-book',
    ...brands,
    body: z.extend(CurrencyExport, { format: TableFormat }),
  }),
  availability: endpoint({
    ...starts,
    path: '/api/downloads/products-availability',
    ...brands,
    body: z.extend(AvailabilityExport, { format: TableFormat }),
  }),
  production: endpoint({
    ...starts,
    path: '/api/downloads/order/production-export',
    ...brands,
    body: z.extend(ProductionExport, { format: TableFormat, look: Look }),
  }),
  shipment: endpoint({
    ...starts,
    path: '/api/downloads/shipment',
    ...traders,
    body: z.extend(ShipmentExport, { format: z._default(z.enum(['csv', 'xlsx']), 'csv'), look: Look }),
  }),
  transactions: endpoint({
    ...starts,
    path: '/api/downloads/transactions',
    ...traders,
    body: z.extend(TransactionExport, { format: TableFormat, look: Look }),
  }),
  /** Any kind of file that a slice offers. */
  export: endpoint({
    ...starts,
    path: '/api/downloads/export',
    ...traders,
    body: z.strictObject({
      type: ExportType,
      format: ExportFormat,
      input: z.record(z.string(), z.unknown()),
      look: Look,
    }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/downloads/preview',
    ...traders,
    body: z.strictObject({ type: ExportType, input: z.record(z.string(), z.unknown()), look: Look }),
    reply: DownloadPreview,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/downloads/:id/retry',
    ...traders,
    params: byId,
    reply: Download,
    successMessage: 'downloads.retried',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/downloads/:id',
    ...traders,
    params: byId,
    reply: z.null(),
    successMessage: 'downloads.removed',
  }),
  /** An address that works for a few minutes, without signing in, for this entity's file. */
  link: endpoint({
    method: 'GET',
    path: '/api/downloads/:id/link',
    ...traders,
    params: byId,
    reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/downloads/:id/file',
    allow: 'public',
    params: byId,
    query: z.strictObject({
      entity: z.uuid(),
      until: z.string().check(z.regex(/^\d{1,12}$/)),
      signature: z.string().check(z.maxLength(100)),
    }),
    reply: z.string(),
    raw: ['csv', 'xlsx', 'pdf', 'pptx', 'zip', 'png'],
  }),
}
