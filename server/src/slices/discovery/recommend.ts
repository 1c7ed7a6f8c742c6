import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { found } from '../../platform/base/refusal.ts'
import { type CatalogViewer, findProducts, presentCard, viewerOf, visibleProducts } from '../catalog/door.ts'
import { findCards } from '../catalog/doors/lists.ts'

/** What a person may see is decided on the primary. */
type Sources = Pick<Deps, 'db' | 'replica'>

const shown = 8
const considered = 60

/** What goes with a product: of its own collection first, then of the same kind elsewhere, the most alike first. */
export async function recommend(
  { db: primary, replica: db }: Sources,
  actor: Actor,
  productId: string,
): Promise<ProductCard[]> {
  const viewer = await viewerOf(primary, actor)
  const [product] = await findProducts(db, viewer, [productId])
  return (await findCards(db, viewer, await alike(db, viewer, found(product)))).map(presentCard)
}

type Like = {
  id: string
  collectionId: string
  brandId: string
  category: string | null
  subCategory: string | null
  department: string | null
  gender: string | null
  keyStyles: string[]
}

async function alike(db: Db, viewer: CatalogViewer, product: Like): Promise<string[]> {
  const { id, collectionId, brandId, category, subCategory, department, gender, keyStyles } = product
  const tags = [...(category ? [`c:${category}`] : []), ...(department ? [`d:${department}`] : [])]
  const rows = await visibleProducts(db, viewer)
    .innerJoin(
      sql<{ productId: string; score: number }>`(
        (select product_id, score from (
          select * from listing where collection_id = ${collectionId} and product_id <> ${id} order by score desc, product_id desc limit 300) listing
          order by (tags && ${subCategory ? [`s:${subCategory}`] : []}::text[]) desc, (tags && ${tags}::text[]) desc, score desc limit ${considered})
        union
        (select product_id, score from (
          select * from listing where collection_id <> ${collectionId} order by score desc, product_id desc limit 2000) listing
          where tags @> ${tags}::text[] limit ${considered}))`.as('near'),
      (join) => join.onRef('near.productId', '=', 'product.id'),
    )
    .select('product.id')
    .orderBy(
      sql`(product.sub_category is not distinct from ${subCategory})::int * 4 + (product.category is not distinct from ${category})::int * 2
        + (product.department is not distinct from ${department})::int * 2 + (product.gender is not distinct from ${gender})::int
        + (product.key_styles && ${keyStyles}::text[])::int * 2 + (product.collection_id = ${collectionId})::int * 2
        + (product.brand_id = ${brandId})::int desc`,
    )
    .orderBy('near.score', 'desc')
    .orderBy('product.id')
    .limit(shown)
    .execute()
  return rows.map(({ id: one }) => one)
}
