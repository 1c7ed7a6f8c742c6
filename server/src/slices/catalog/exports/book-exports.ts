import { AvailabilityExport, BookExport, CurrencyExport } from '@souk/contract/downloads/export-inputs.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import { inBatches } from '../../../platform/documents/tables/table.ts'
import { found } from '../../../platform/base/refusal.ts'
import { findBook, findMaster, type Kind } from '../books/books.queries.ts'
import { priceTable, segmentTable } from '../books/export-book.ts'
import { findCollection } from '../model/collections.queries.ts'
import { availabilityTable } from '../products/availability-sheet.ts'
import { brandOf } from '../model/own-brand.ts'

const may = { allow: ['manage', 'Brand'] } as const
type In = { collectionId?: string | undefined; bookId?: string | undefined }

async function ownCollection({ deps, actor }: ExportContext, collectionId: string) {
  return found(await findCollection(deps.db, { kind: 'owner', brandId: brandOf(actor) }, collectionId))
}

/** A book of a collection, or the master; one that is not there yet is exported as it would begin. */
async function bookOf(context: ExportContext, kind: Kind, { collectionId, bookId }: In) {
  const { deps, actor } = context
  const brandId = brandOf(actor)
  if (!collectionId || !bookId) {
    const master = await findMaster(deps.db, brandId, kind)
    const title = deps.say(
      context.language,
      kind === 'PRICE' ? 'catalog.file.masterPrices' : 'catalog.file.masterSegments',
    )
    return { brandId, collectionId: null, bookId: master?.id ?? 'none', title }
  }
  const collection = await ownCollection(context, collectionId)
  const { name } = found(await findBook(deps.db, brandId, kind, collectionId, bookId))
  return { brandId, collectionId, bookId, title: `${collection.name} ${name}` }
}

const bookExport = (kind: Kind) =>
  exportKind<In>({
    type: kind === 'PRICE' ? 'priceBookExport' : 'segmentationBookExport',
    formats: ['xlsx', 'csv'],
    may,
    input: BookExport,
    title: async (context, input) => (await bookOf(context, kind, input)).title,
    content: async (context, input) => {
      const book = await bookOf(context, kind, input)
      const { columns, rows } = (kind === 'PRICE' ? priceTable : segmentTable)(context.deps.replica, book)
      return { kind: 'table', table: { name: book.title, isRtl: false, columns, batches: inBatches(rows) } }
    },
  })

/** The products' own prices: of one collection in one currency, or all of them. */
const currencyBookExport = exportKind<{ collectionId?: string | undefined; currency?: string | undefined }>({
  type: 'currencyBookExport',
  formats: ['xlsx', 'csv'],
  may,
  input: CurrencyExport,
  title: async (context, { collectionId, currency }) =>
    collectionId
      ? [(await ownCollection(context, collectionId)).name, currency].filter(Boolean).join(' ')
      : context.deps.say(context.language, 'catalog.file.allPrices'),
  content: ({ deps, actor, language }, { collectionId = null, currency }) => {
    const what = {
      brandId: brandOf(actor),
      collectionId: collectionId ?? null,
      bookId: null,
      title: '',
      ...(currency && { currency }),
    }
    const { columns, rows } = priceTable(deps.replica, what)
    return {
      kind: 'table',
      table: {
        name: currency ?? deps.say(language, 'file.marketplace'),
        isRtl: false,
        columns,
        batches: inBatches(rows),
      },
    }
  },
})

const availabilityExport = exportKind<{ collectionId: string }>({
  type: 'availabilityExport',
  formats: ['xlsx', 'csv'],
  may,
  input: AvailabilityExport,
  title: async (context, { collectionId }) =>
    context.deps.say(context.language, 'catalog.file.availability', {
      name: (await ownCollection(context, collectionId)).name,
    }),
  content: async (context, { collectionId }) => {
    const { id, name } = await ownCollection(context, collectionId)
    const { columns, rows } = availabilityTable(context.deps.replica, id)
    return { kind: 'table', table: { name, isRtl: false, columns, batches: inBatches(rows) } }
  },
})

export const bookExports = [bookExport('PRICE'), bookExport('SEGMENT'), currencyBookExport, availabilityExport]
