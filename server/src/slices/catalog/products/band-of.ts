import { type RawBuilder, sql } from 'kysely'
import { type Band, markupBands, priceBands } from '@souk/contract/core/bands.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import type { CatalogViewer } from '../visibility/viewer.ts'
import { mayKnowWholesale } from '../visibility/visible.ts'

const withDecimals = (decimals: number) => currencies.filter((one) => one.decimals === decimals).map(({ code }) => code)
/** How many of the smallest units make one whole of a currency. */
export const wholeOf = (currency: RawBuilder<unknown>) =>
  sql`case when ${currency} = any(${withDecimals(0)}) then 1 when ${currency} = any(${withDecimals(3)}) then 1000 else 100 end`

/** The key of the band a fraction falls into; the bands go upward without a gap. */
function bandOf(bands: readonly Band[], numerator: RawBuilder<unknown>, denominator: RawBuilder<unknown>) {
  const steps = bands.flatMap(({ key, max, isMaxIncluded }) => {
    if (max === null) return []
    const [whole = '', decimals = ''] = max.split('.')
    const scale = 10 ** decimals.length
    const than = isMaxIncluded ? sql`<=` : sql`<`
    return sql`when ${numerator} * ${sql.lit(scale)} ${than} ${sql.lit(Number(whole + decimals))} * (${denominator}) then ${sql.lit(key)}`
  })
  return sql<string | null>`case when ${numerator} is null or ${denominator} is null then null
    ${sql.join(steps, sql` `)} else ${sql.lit(bands.at(-1)!.key)} end`
}

/** Of the price that is shown: wholesale where it may be known, else retail; so no band tells what the price does not. */
export function priceBandFor(viewer: CatalogViewer) {
  const shown = sql`(case when ${mayKnowWholesale(viewer)} then price.wholesale else price.retail end)`
  const bands = priceBands[viewer.kind === 'owner' ? 'brand' : 'retailer']
  return bandOf(bands, shown, wholeOf(sql`price.currency`))
}

/** As numeric: the highest price times a bound is larger than any bigint. */
const markUpBand = (retail: RawBuilder<unknown>, wholesale: RawBuilder<unknown>) =>
  bandOf(markupBands, sql`${retail}::numeric`, sql`${wholesale}::numeric`)

export function markUpBandFor(viewer: CatalogViewer) {
  return sql<string | null>`case when ${mayKnowWholesale(viewer)} and price.wholesale > 0
    then ${markUpBand(sql`price.retail`, sql`price.wholesale`)} end`
}

/** Products are a brand's own, but averages are shown of other brands too. */
const mayKnowAverage = (viewer: CatalogViewer) =>
  viewer.kind === 'owner' ? sql`(not brand.is_wsp_hidden or brand.id = ${viewer.brandId})` : mayKnowWholesale(viewer)

/** Bands of what a brand says of itself on average. */
export const averageBand = {
  price: (viewer: CatalogViewer) =>
    bandOf(
      priceBands[viewer.kind === 'owner' ? 'brand' : 'retailer'],
      sql`(case when ${mayKnowAverage(viewer)} then brand.avg_wholesale_price else brand.avg_retail_price end)`,
      wholeOf(sql`brand.currency`),
    ),
  markUp: (viewer: CatalogViewer) => sql<
    string | null
  >`case when ${mayKnowAverage(viewer)} and brand.avg_wholesale_price > 0
    then ${markUpBand(sql`brand.avg_retail_price`, sql`brand.avg_wholesale_price`)} end`,
}
