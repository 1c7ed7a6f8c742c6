import { Readable } from 'node:stream'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { extensionOf } from '@souk/contract/core/exports.ts'
import type { Download } from '@souk/contract/downloads/download-shapes.ts'
import type { documents } from '@souk/contract/downloads/documents.contract.ts'
import type { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { renderExport } from '../../platform/documents/exports/render-export.ts'
import type { Caller, Handlers } from '../../platform/serving/http/mount.ts'
import type { FileAnswer } from '../../platform/data/files/file-answer.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { traderOf } from '../connections/door.ts'
import { removeDownload, retryDownload } from './change-download.ts'
import { fileBehind, fileName, linkTo } from './download-link.ts'
import { type DownloadRecord, listDownloads, presentDownload } from './downloads.queries.ts'
import { contextOf, kindFor, startDownload, type Wanted } from './start-download.ts'

type Asked = { actor: Actor; caller: Caller }
const shown = (deps: Deps, { actor, caller }: Asked, row: DownloadRecord): Download =>
  presentDownload(row, actor.userId, (key) => deps.say(caller.language, key))

async function start(deps: Deps, asked: Asked, wanted: Wanted): Promise<Download> {
  return shown(deps, asked, await startDownload(deps, traderOf(asked.actor), wanted, asked.caller.language))
}

const listOf = ({ side }: Actor) => (side === 'brand' ? 'selectionExport' : 'wishlistExport')

export const downloadsHandlers: Handlers<typeof downloads> = {
  async list({ query, ...asked }, deps) {
    const { rows, ...page } = await listDownloads(deps.db, traderOf(asked.actor), query)
    return { items: rows.map((row) => shown(deps, asked, row)), ...page }
  },
  wishlist: ({ body: { format, look, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: listOf(asked.actor), format, look, input }),
  collection: ({ body: { format, look, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'collectionExport', format, look, input }),
  order: ({ body: { format, look, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'orderExport', format, look, input }),
  cart: ({ body, ...asked }, deps) => start(deps, asked, oneCart('xlsx', body)),
  cartPdf: ({ body, ...asked }, deps) => start(deps, asked, oneCart('pdf', body)),
  cartPptx: ({ body, ...asked }, deps) => start(deps, asked, oneCart('pptx', body)),
  carts: ({ body, ...asked }, deps) => start(deps, asked, severalCarts('xlsx', body)),
  cartsPdf: ({ body, ...asked }, deps) => start(deps, asked, severalCarts('pdf', body)),
  cartsPptx: ({ body, ...asked }, deps) => start(deps, asked, severalCarts('pptx', body)),
  masterPriceBook: ({ body: { format, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'priceBookExport', format, input }),
  masterSegmentationBook: ({ body: { format, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'segmentationBookExport', format, input }),
  currencyBook: ({ body: { format, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'currencyBookExport', format, input }),
  availability: ({ body: { format, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'availabilityExport', format, input }),
  production: ({ body: { format, look, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'productionExport', format, look, input }),
  shipment: ({ body: { format, look, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'shipmentExport', format, look, input }),
  transactions: ({ body: { format, look, ...input }, ...asked }, deps) =>
    start(deps, asked, { type: 'transactionExport', format, look, input }),
  export({ body: { input, ...wanted }, ...asked }, deps) {
    const kind = kindFor(deps, traderOf(asked.actor), wanted)
    return start(deps, asked, { ...wanted, input: parsed(kind, input) })
  },
  async preview({ actor, caller, body: { type, input, look } }, deps) {
    const trader = traderOf(actor)
    const kind = kindFor(deps, trader, { type, format: 'pdf' })
    if (!kind.preview) throw new Refusal('invalid', 'downloads.noPreview')
    return kind.preview(contextOf(deps, trader, caller.language, look), parsed(kind, input))
  },
  async retry({ params, ...asked }, deps) {
    return shown(deps, asked, await retryDownload(deps, traderOf(asked.actor), params.id))
  },
  remove: ({ actor, params }, deps) => removeDownload(deps, traderOf(actor), params.id),
  link: ({ actor, params }, deps) => linkTo(deps, traderOf(actor), params.id),
  file: ({ params, query }, deps) => fileBehind(deps, params.id, query),
}

function parsed(kind: ReturnType<typeof kindFor>, input: unknown): unknown {
  const answer = kind.input.safeParse(input)
  if (answer.success) return answer.data
  throw new Refusal('invalid', 'errors.invalid', { field: ['input', ...answer.error.issues[0]!.path].join('.') })
}

type CartFormat = 'xlsx' | 'pdf' | 'pptx'
const oneCart = (format: CartFormat, { cartId, look }: { cartId: string } & Pick<Wanted, 'look'>): Wanted => ({
  type: 'cartExport',
  format,
  look,
  input: { cartIds: [cartId] },
})
const severalCarts = (format: CartFormat, { cartIds, look }: { cartIds: string[] } & Pick<Wanted, 'look'>): Wanted => ({
  type: 'multipleCartExport',
  format,
  look,
  input: { cartIds },
})

/** The file itself, made while it is sent. */
async function answer(
  deps: Deps,
  { actor, caller }: Asked,
  wanted: Wanted,
  language = caller.language,
): Promise<FileAnswer> {
  const trader = traderOf(actor)
  const { format, input } = wanted
  const kind = kindFor(deps, trader, wanted)
  const context = contextOf(deps, trader, language, wanted.look)
  const title = await kind.title(context, input)
  const content = await kind.content(context, input, format)
  return {
    name: fileName(title, format),
    type: extensionOf(format),
    body: Readable.from(renderExport(content, format), { objectMode: false }),
  }
}

export const documentsHandlers: Handlers<typeof documents> = {
  wishlist: ({ params, query: { format, language }, ...asked }, deps) =>
    answer(deps, asked, { type: listOf(asked.actor), format, input: { wishlistId: params.id } }, language),
  cart: ({ query: { cartId, format, language }, ...asked }, deps) =>
    answer(deps, asked, oneCart(format, { cartId }), language),
  carts: ({ query: { cartId, format, language }, ...asked }, deps) =>
    answer(deps, asked, severalCarts(format, { cartIds: cartId }), language),
  orderCsv: ({ params, ...asked }, deps) =>
    answer(deps, asked, { type: 'orderExport', format: 'csv', input: { orderIds: [params.id] } }),
  orderXlsx: ({ params, ...asked }, deps) =>
    answer(deps, asked, { type: 'orderExport', format: 'xlsx', input: { orderIds: [params.id] } }),
  orderZip: ({ query, ...asked }, deps) =>
    answer(deps, asked, { type: 'orderExport', format: 'zip', input: { orderIds: query.orderId } }),
  printOrder: ({ params, query, ...asked }, deps) =>
    answer(deps, asked, { type: 'orderExport', format: 'pdf', input: { orderIds: [params.id] } }, query.language),
  shipmentXlsx: ({ params, ...asked }, deps) =>
    answer(deps, asked, { type: 'shipmentExport', format: 'xlsx', input: { shipmentIds: [params.id] } }),
  transactions: ({ query: { format, ...input }, ...asked }, deps) =>
    answer(deps, asked, { type: 'transactionExport', format, input }),
}
