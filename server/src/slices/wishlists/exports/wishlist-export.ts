import type { ExportType } from '@souk/contract/core/exports.ts'
import { WishlistExport } from '@souk/contract/downloads/export-inputs.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import { found } from '../../../platform/base/refusal.ts'
import {
  brandLook,
  brandTerms,
  type StyleList,
  styleContent,
  styleFormats,
  styleOf,
  stylePreview,
} from '../../catalog/doors/documents.ts'
import { findProducts, presentProduct } from '../../catalog/door.ts'
import { pageOfLines } from '../model/lines.queries.ts'
import { wishlistViewer } from '../model/wishlist-viewer.ts'
import { findList } from '../model/wishlists.queries.ts'

const pageSize = 500

/** A list by collection, with what the reader may see of it; a line that is no longer open to them is not in the file. */
async function readStyles(context: ExportContext, id: string): Promise<StyleList> {
  const { deps, actor, language, look } = context
  const db = deps.replica
  const list = found(await findList(db, actor, id))
  const seen = await wishlistViewer(db, actor, list)
  // A brand that prepares a selection without a retailer may choose the currency.
  const viewer = seen.viewer.kind === 'owner' ? { ...seen.viewer, currency: look.currency } : seen.viewer
  const lines = []
  for (let page = 1, more = true; more; page += 1) {
    const answer = await pageOfLines(db, id, { ...seen, viewer }, { page, limit: pageSize })
    lines.push(...answer.rows.filter(({ shownId }) => shownId !== null))
    more = answer.rows.length === pageSize
  }
  const products = new Map(
    (
      await findProducts(
        db,
        viewer,
        lines.map(({ productId }) => productId),
      )
    ).map((row) => [row.id, presentProduct(row, viewer)]),
  )
  const { word, day } = styleFormats(context)
  const styles = lines.flatMap((line) => {
    const product = products.get(line.productId)
    if (!product) return []
    const section = actor.side === 'brand' ? product.collectionName : `${product.brandName} · ${product.collectionName}`
    const quantities = line.quantities as Record<string, number>
    const isMeant = Object.values(quantities).some((one) => one > 0) || line.cartons > 0
    return [
      {
        ...styleOf(product, section, list.name),
        quantities: isMeant ? quantities : null,
        cartons: line.cartons,
        note: line.note,
      },
    ]
  })
  const sender = await brandLook(db, list.entityId)
  const brandIds = new Set([...products.values()].map(({ brandId }) => brandId))
  const brand = brandIds.size === 1 ? await brandLook(db, [...brandIds][0]!) : null
  return {
    title: list.name,
    subtitle: list.note,
    sender: sender.name,
    logo: sender.logo,
    banner: brand?.banner ?? sender.banner,
    facts: [
      ...(list.retailerName ? [{ label: word('preparedFor'), value: list.retailerName }] : []),
      ...(list.makerName ? [{ label: word('preparedBy'), value: list.makerName }] : []),
      { label: word('date'), value: day(new Date().toISOString().slice(0, 10)) },
    ],
    terms: brand ? brandTerms(brand.terms, deps.say, language) : [],
    styles: styles.sort((a, b) => a.section.localeCompare(b.section, language)),
    currencies: [],
  }
}

const listExport = (type: ExportType, may: Pick<Endpoint, 'allow'>) =>
  exportKind<{ wishlistId: string }>({
    type,
    formats: ['pdf', 'xlsx', 'orderForm', 'orderFormWithImages', 'pptx'],
    may,
    input: WishlistExport,
    title: async ({ deps, actor }, { wishlistId }) => found(await findList(deps.db, actor, wishlistId)).name,
    content: async (context, input, format) =>
      styleContent(context, await readStyles(context, input.wishlistId), format),
    preview: async (context, input) => stylePreview(context, await readStyles(context, input.wishlistId)),
  })

export const wishlistExports = [
  listExport('wishlistExport', { allow: ['manage', 'Retailer'] }),
  listExport('selectionExport', { allow: ['manage', 'Brand'] }),
]
