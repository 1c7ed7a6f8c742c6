import type { Actor } from '@souk/contract/core/abilities.ts'
import { CollectionExport } from '@souk/contract/downloads/export-inputs.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import { found } from '../../../platform/base/refusal.ts'
import { findCollection } from '../model/collections.queries.ts'
import { presentProduct } from '../products/present-product.ts'
import { productRows } from '../products/product-rows.queries.ts'
import { type CatalogViewer, viewerOf } from '../visibility/viewer.ts'
import { brandLook, brandTerms } from './brand-look.ts'
import { styleContent, stylePreview } from './style-documents.ts'
import { styleFormats } from './style-facts.ts'
import { type StyleList, styleOf } from './style.ts'

const maxStyles = 5_000 // styles in one file

/** A brand chooses a currency of its own; what a retailer is shown is decided by the rule alone. */
async function exportViewer(db: Db, actor: Actor, currency: string | undefined): Promise<CatalogViewer> {
  const viewer = await viewerOf(db, actor)
  return viewer.kind === 'owner' ? { ...viewer, currency } : viewer
}

type In = { collectionId: string; productIds?: readonly string[] | undefined }

/** One collection as the person sees it, by category. */
async function readCollection(
  context: ExportContext,
  { collectionId, productIds }: In,
  limit = maxStyles,
): Promise<StyleList> {
  const { deps, actor, language, look } = context
  const db = deps.replica
  const viewer = await exportViewer(db, actor, look.currency)
  const collection = found(await findCollection(db, viewer, collectionId))
  const { segmentId, priceBookIds } = collection
  const rows = await productRows(db, viewer, { segmentId, priceBookIds })
    .where('product.collectionId', '=', collectionId)
    .$if(productIds !== undefined, (query) => query.where('product.id', 'in', [...productIds!]))
    .orderBy('product.position')
    .orderBy('product.id')
    .limit(limit)
    .execute()
  const { word, day, window, price } = styleFormats(context)
  const brand = await brandLook(db, collection.brandId)
  const products = rows.map((row) => presentProduct(row, viewer))
  const category = (key: string | null) => (key ? deps.say(language, `categories.${key}`) : word('otherStyles'))
  const minimum = collection.minimumOrderValue
  const dates = window(collection.shippingStartDate, collection.shippingEndDate)
  return {
    title: collection.name,
    subtitle: `${word('lineSheet')} · ${brand.name}`,
    sender: brand.name,
    logo: brand.logo,
    banner: collection.cover ?? brand.banner,
    facts: [
      ...(collection.season ? [{ label: word('season'), value: collection.season }] : []),
      ...(dates ? [{ label: word('delivery'), value: dates }] : []),
      { label: word('deadline'), value: collection.deadlineDay ? day(collection.deadlineDay) : word('ongoing') },
      ...(minimum === null || !look.prices
        ? []
        : [
            {
              label: word('minimum'),
              value: price(amount({ minor: BigInt(minimum), currency: collection.currency }), collection.currency),
            },
          ]),
    ],
    terms: brandTerms(brand.terms, deps.say, language),
    styles: products.map((product) => styleOf(product, category(product.category), brand.name)),
    currencies: actor.side === 'brand' ? collection.currencies : [],
  }
}

export const collectionExport = exportKind({
  type: 'collectionExport',
  formats: ['pdf', 'pptx', 'xlsx', 'orderForm', 'orderFormWithImages'],
  may: { allow: ['read', 'Shop'], sides: ['brand', 'retailer'] },
  input: CollectionExport,
  title: async ({ deps, actor }, { collectionId }) => {
    const { name } = found(await findCollection(deps.db, await viewerOf(deps.db, actor), collectionId))
    return name
  },
  content: async (context, input, format) => styleContent(context, await readCollection(context, input), format),
  preview: async (context, input) => stylePreview(context, await readCollection(context, input)),
})
