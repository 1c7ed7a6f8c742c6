import type { ExportFormat, ExportLook, ExportType } from '@souk/contract/core/exports.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import { call } from '../../lib/server/call.ts'

export type Wanted = {
  type: ExportType
  format: ExportFormat
  input: Record<string, unknown>
  look?: Partial<ExportLook> | undefined
}

const singleCart = { xlsx: downloads.cart, pdf: downloads.cartPdf, pptx: downloads.cartPptx } as const
const severalCarts = { xlsx: downloads.carts, pdf: downloads.cartsPdf, pptx: downloads.cartsPptx } as const
const calls = {
  wishlistExport: downloads.wishlist,
  selectionExport: downloads.wishlist,
  collectionExport: downloads.collection,
  orderExport: downloads.order,
  productionExport: downloads.production,
  shipmentExport: downloads.shipment,
  transactionExport: downloads.transactions,
  priceBookExport: downloads.masterPriceBook,
  segmentationBookExport: downloads.masterSegmentationBook,
  currencyBookExport: downloads.currencyBook,
  availabilityExport: downloads.availability,
} as const
type Own = (typeof calls)[keyof typeof calls]

/** Each kind by its own call; what has none goes by the general one. */
export function startDownload({ type, format, input, look }: Wanted) {
  const options = { hidesSuccess: true } as const // the toast that follows leads to the file
  const more = { ...(look && { look }) }
  if (type === 'cartExport') {
    const cartId = (input['cartIds'] as string[])[0]!
    return call(singleCart[format as keyof typeof singleCart], { body: { cartId, ...more } }, options)
  }
  if (type === 'multipleCartExport')
    return call(
      severalCarts[format as keyof typeof severalCarts],
      { body: { ...(input as { cartIds: string[] }), ...more } },
      options,
    )
  const own = (calls as Partial<Record<ExportType, Own>>)[type]
  if (own) return call(own, { body: { ...input, format, ...more } as Request<Own>['body'] }, options)
  return call(downloads.export, { body: { type, format, input, ...more } }, options)
}

export const retryDownload = ({ id }: { id: string }) => call(downloads.retry, { params: { id } })
export const removeDownload = ({ id }: { id: string }) => call(downloads.remove, { params: { id } })

/** The browser saves it by itself: the answer says that it is an attachment. */
export async function openDownload({ id }: { id: string }): Promise<void> {
  const { url } = await call(downloads.link, { params: { id } })
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

export const readPreview = (
  { type, input, look }: { type: ExportType; input: Record<string, unknown>; look: Partial<ExportLook> },
  signal: AbortSignal,
) => call(downloads.preview, { body: { type, input, look } }, { signal, isQuiet: true })
