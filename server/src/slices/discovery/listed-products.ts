import { type RawBuilder, sql } from 'kysely'
import type { CatalogViewer } from '../catalog/door.ts'
import { isOwnListing } from './own-listings.ts'
import { allWords } from './words.queries.ts'

export type ListedInput = {
  tags: readonly (readonly string[])[] // of each group at least one
  terms: readonly (readonly string[])[] // the same of words
  brandIds: readonly string[] | null
  atMost: number
}

/** Ids of the newest listings with these tags and words, as a subquery; the rule still decides which of them a viewer sees. */
export function listedProducts(
  viewer: CatalogViewer,
  { tags, terms, brandIds, atMost }: ListedInput,
): RawBuilder<unknown> {
  const conditions = [
    isOwnListing(viewer),
    ...tags.map((group) => sql`listing.tags && ${[...group]}::text[]`),
    ...terms.map((group) => sql`${allWords} @@ (select ${anyOf(group)}::tsquery)`),
    ...(brandIds ? [sql`listing.brand_id = any(${[...brandIds]}::uuid[])`] : []),
  ]
  return sql`select product_id from listing where ${sql.join(conditions, sql` and `)}
    order by score desc, product_id desc limit ${sql.lit(atMost)}`
}

/** Any of these words, as the index knows them. */
export const anyOf = (terms: readonly string[]) => terms.map((term) => `'${term.replaceAll("'", "''")}'`).join(' | ')
