import { sql } from 'kysely'
import { decimalsOf } from '@souk/contract/core/money.ts'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { compileAccess } from '../server/src/slices/catalog/visibility/compile-access.ts'
import { compileListing } from '../server/src/slices/catalog/visibility/compile-listing.ts'
import { fillBooks } from './books.ts'
import { brandFacts } from './brands.ts'
import { type DemoCollection, demoCollections } from './collections.ts'
import { entityId } from './entities.ts'
import { garmentFacts, sizeRuns } from './garment-facts.ts'
import { inParts } from './in-parts.ts'
import { COLOURS } from './pictures/colours.ts'
import { lookOf } from './pictures/brands-look.ts'
import { fabricsOf, seedsOf } from './pictures/lay-out.ts'
import { canBeDrawn, formatPictureKey, type ProductPicture } from './pictures/picture-key.ts'
import { places } from './places.ts'
import { chooser, idOf } from './random.ts'
import { pictureAddress } from './serve-pictures.ts'

type Sold = keyof typeof garmentFacts
/** A round price of the brand's currency: 9.50, 1250 or 4.500. */
function priceOf(average: number, share: number, currency: string, wobble: number): bigint {
  const places_ = 10 ** decimalsOf(currency)
  const step = average >= 200 ? 5 : average >= 40 ? 1 : 0.5
  const units = Math.max(step, Math.round((average * share * wobble) / step) * step)
  return BigInt(Math.round(units * places_))
}

/** One style: a garment in a fabric, its colours, sizes, stock and prices. */
function productOf(collection: DemoCollection, n: number) {
  const { slug, id: collectionId, type, currency, currencies } = collection
  const look = lookOf(slug)
  const choose = chooser(`product ${collectionId} ${n}`)
  const garment = look.garments[n % look.garments.length] as Sold
  const facts = garmentFacts[garment]
  const known = look.fabrics.filter((one) => fabricsOf(garment).includes(one))
  const fabric = choose(known.length > 0 ? known : fabricsOf(garment))
  const pattern = choose(['plain' as const, ...look.patterns])
  const colours = [...new Set([choose(look.palette), choose(look.palette), choose(look.palette)])].slice(
    0,
    choose([1, 2, 2, 3]),
  )
  const seed = choose(seedsOf(garment))
  const picture = (shot: ProductPicture['shot'], colour: string) => {
    const second = pattern === 'plain' ? null : (look.palette.find((one) => one !== colour) ?? null)
    const key = { shot, garment, fabric, seed, colour, second, pattern, ground: look.ground } as const
    return canBeDrawn(key) ? [pictureAddress(formatPictureKey(key))] : []
  }
  const images = [
    ...picture('flat', colours[0]!),
    ...picture('hanging', colours[0]!),
    ...colours.slice(1).flatMap((one) => picture('flat', one)),
    ...picture('detail', colours[0]!),
  ].slice(0, 4)
  const colourImages = Object.fromEntries(
    colours.flatMap((one) =>
      picture('flat', one).flatMap((image) => (images.includes(image) ? [[COLOURS[one].en, image]] : [])),
    ),
  )
  const id = idOf('product', collectionId, String(n))
  const styleCode = `${brandFacts[slug].code}-${String(1000 + n + collection.offset)}`
  const [wholesale, retail] = brandFacts[slug].prices.map(Number) as [number, number]
  const wobble = choose([0.85, 0.95, 1, 1.05, 1.2])
  const adjective = { plain: COLOURS[colours[0]!].en, other: `${COLOURS[colours[0]!].en} ${pattern}` }[
    pattern === 'plain' ? 'plain' : 'other'
  ]
  const base = { brandId: entityId(slug), collectionId }
  const country = places[brandFacts[slug].place].country
  return {
    product: {
      ...base,
      id,
      uniqueId: styleCode,
      styleCode,
      name: `${adjective[0]!.toUpperCase()}${adjective.slice(1)} ${facts.name.toLowerCase()}`,
      description: `${facts.name} in ${fabric}, ${choose(['cut in small batches', 'made to last', 'finished by hand', 'garment-washed'])}.`,
      department: brandFacts[slug].departments[n % brandFacts[slug].departments.length]!,
      category: facts.category,
      subCategory: facts.sub,
      gender:
        ({ WOMEN: 'FEMALE', MEN: 'MALE' } as Record<string, string>)[
          brandFacts[slug].departments[n % brandFacts[slug].departments.length]!
        ] ?? 'UNISEX',
      country: choose([country, country, 'PT', 'IT', 'TR']),
      keyStyles: n % 9 === 0 ? ['Key style'] : [],
      isCarton: n % 11 === 5,
      images,
      colourImages: JSON.stringify(colourImages),
      position: n,
      isComplete: true,
      createdAt: new Date(Date.UTC(2026, 7, 1, 0, 0, n)),
    },
    prices: currencies.map((one) => ({
      productId: id,
      currency: one,
      // Every currency has a price of its own, as a price list does; none is converted.
      wholesale: priceOf(wholesale * rate(currency, one), facts.share, one, wobble),
      retail: priceOf(retail * rate(currency, one), facts.share, one, wobble),
    })),
    skus: colours.flatMap((colour, c) =>
      sizeRuns[facts.sizes].map((size, s) => ({
        ...base,
        id: idOf('sku', id, colour, size),
        productId: id,
        sku: `${styleCode}-${colour.slice(0, 3).toUpperCase()}${c}-${size.replace(/\W/g, '')}`,
        colour: COLOURS[colour].en,
        size,
        colourPosition: c,
        sizePosition: s,
        cartonUnits: n % 11 === 5 ? [1, 2, 2, 1, 1, 1, 1][s]! : 0,
        onHand: type === 'PRE_ORDER' ? null : choose([0, 6, 14, 24, 40, 80]),
      })),
    ),
  }
}

/** Price lists are written, not converted; for the demo their figures stand in these proportions. */
const worth: Record<string, number> = {
  EUR: 1,
  USD: 1.1,
  GBP: 0.85,
  AED: 4,
  SAR: 4.1,
  KWD: 0.34,
  JPY: 165,
  NOK: 11.5,
  SEK: 11.2,
  DKK: 7.5,
}
const rate = (from: string, to: string) => (worth[to] ?? 1) / (worth[from] ?? 1)

function rowOf({
  id,
  slug,
  name,
  season,
  type,
  status,
  currency,
  currencies,
  cover,
  description,
  ...at
}: DemoCollection) {
  const { submittedAt, liveAt, createdAt } = at
  const own = { id, name, season, type, status, currency, currencies, cover, description }
  return { ...own, submittedAt, liveAt, createdAt, brandId: entityId(slug) }
}

/** Sixty collections, two thousand products, with books for some: bulk inserts, one transaction. */
export async function fillCatalog(tx: Tx): Promise<void> {
  const collections = demoCollections()
  await tx.insertInto('collection').values(collections.map(rowOf)).execute()
  for (const { id, deadlineDays } of collections) {
    if (deadlineDays === null) continue
    await sql`update collection set deadline_day = current_date + ${deadlineDays}::int,
      deadline = ((current_date + ${deadlineDays}::int) + 1)::timestamp at time zone brand.time_zone,
      shipping_start_date = current_date + 60, shipping_end_date = current_date + 100
      from entity brand where brand.id = collection.brand_id and collection.id = ${id}`.execute(tx)
  }
  const all = collections.flatMap((collection) =>
    Array.from({ length: collection.count }, (__, n) => productOf(collection, n)),
  )
  await inParts(
    all.map(({ product }) => product),
    (part) => tx.insertInto('product').values(part).execute(),
  )
  await inParts(
    all.flatMap(({ prices }) => prices),
    (part) => tx.insertInto('productPrice').values(part).execute(),
  )
  await inParts(
    all.flatMap(({ skus }) => skus),
    (part) => tx.insertInto('sku').values(part).execute(),
  )
  await sql`update collection set products_count = counted.n, complete_count = counted.n
    from (select collection_id, count(*)::int as n from product group by 1) counted where counted.collection_id = collection.id`.execute(
    tx,
  )
  await sql`update entity set first_collection_at = '2026-08-01' where exists (select from collection where brand_id = entity.id)`.execute(
    tx,
  )
  await fillBooks(tx)
  await compileAccess(
    tx,
    collections.map(({ id }) => id),
  )
  for (const { id } of collections) await compileListing(tx, id)
}
