import { amount } from '@souk/contract/core/money.ts'
import { productColumns } from '@souk/contract/catalog/sheet-columns.ts'
import { isChoosable } from '../../../platform/base/known-keys.ts'
import { type Cells, type Problem, readRow, type ReadRow } from './sheet-cells.ts'

/** What is in the collection now, as far as a sheet meets it. */
export type Known = {
  type: string
  currencies: readonly string[]
  products: ReadonlyMap<string, ReadRow['product']> // by unique id
  prices: ReadonlyMap<string, { wholesale: bigint | null; retail: bigint | null }> // by `<unique id> <currency>`
  skus: ReadonlyMap<
    string,
    { uniqueId: string; colour: string; size: string; cartonUnits: number; onHand: number | null; reserved: number }
  >
  /** Pictures that came along, by lower-case name, each with the address it will have or what is wrong with it; and addresses the brand may use. */
  pictures: Readonly<Record<string, string>>
  isOwnPicture: (address: string) => boolean
}
export type Judged = {
  row: number
  read: ReadRow
  problems: Problem[]
  change: 'NEW' | 'CHANGED' | 'SAME'
  before: Record<string, string>
}

/** Every row is judged: by itself, beside its sisters, and against what is there. */
export function judgeRows(rows: readonly { row: number; cells: Cells }[], known: Known): Judged[] {
  const judged = rows.map(({ row, cells }) => {
    const { row: read, problems } = readRow(cells, known.currencies, known.type)
    return { row, cells, read, problems }
  })
  objectToHidden(judged, known)
  objectToRepeats(judged)
  objectToStrangers(judged, known)
  objectToTakenPlaces(judged, known)
  return judged.map(({ row, read, problems }) => ({ row, read, problems, ...compare(read, known) }))
}

type One = { row: number; cells: Cells; read: ReadRow; problems: Problem[] }

const hideable = { department: 'departments', category: 'categories' } as const

/** A hidden department or category stays where it is, and is chosen nowhere else. */
function objectToHidden(rows: readonly One[], { products }: Known): void {
  for (const { cells, read, problems } of rows) {
    const there = products.get(read.uniqueId)
    for (const column of ['department', 'category'] as const) {
      const key = read.product[column]
      if (key !== null && !isChoosable(hideable[column], key, there?.[column]))
        problems.push({ column, value: cells[column] ?? '', kind: 'notInList' })
    }
  }
}

/** The same SKU, size or style twice; a product that is described in two ways. */
function objectToRepeats(rows: readonly One[]): void {
  const [skus, sizes, styles, products] = [
    new Map<string, One>(),
    new Map<string, One>(),
    new Map<string, One>(),
    new Map<string, One>(),
  ]
  for (const one of rows) {
    const { uniqueId, sku, colour, size, product, currency } = one.read
    const object = (column: Problem['column'], kind: string, first: One) =>
      one.problems.push({ column, value: column ? (one.cells[column] ?? '') : '', kind, params: { first: first.row } })
    const twice = first(skus, `${sku} ${currency}`, one)
    if (sku && twice) object('sku', 'skuTwice', twice)
    const same = first(sizes, `${uniqueId}\0${colour.toLowerCase()}\0${size.toLowerCase()}`, one)
    if (colour && size && same && same.read.sku !== sku) object('size', 'sizeTwice', same)
    const style = first(styles, product.styleCode, one)
    if (product.styleCode && style && style.read.uniqueId !== uniqueId) object('styleCode', 'styleTwice', style)
    const earlier = first(products, uniqueId, one)
    if (!uniqueId || !earlier) continue
    for (const column of productColumns) {
      if ((one.cells[column] ?? '') !== (earlier.cells[column] ?? '')) object(column, 'differs', earlier)
    }
  }
}

function first(seen: Map<string, One>, key: string, one: One): One | undefined {
  const earlier = seen.get(key)
  if (!earlier) seen.set(key, one)
  return earlier
}

/** What the collection, its orders or the archive do not allow. */
function objectToStrangers(rows: readonly One[], { skus, pictures, isOwnPicture, products }: Known): void {
  for (const { cells, read, problems } of rows) {
    const there = skus.get(read.sku)
    if (there && there.uniqueId !== read.uniqueId)
      problems.push({ column: 'sku', value: read.sku, kind: 'skuElsewhere', params: { other: there.uniqueId } })
    if (there && read.onHand !== null && read.onHand < there.reserved) {
      problems.push({
        column: 'quantityAvailable',
        value: cells['quantityAvailable'] ?? '',
        kind: 'belowReserved',
        params: { reserved: there.reserved },
      })
    }
    const ownImages = products.get(read.uniqueId)?.images ?? []
    for (const image of read.product.images) {
      if (ownImages.includes(image) || isOwnPicture(image)) continue
      const state = pictureIn(pictures, image)
      if (!isAddress(state))
        problems.push({ column: 'images', value: image, kind: state ?? 'noPicture', params: { image } })
    }
  }
}

/** A colour and size have one SKU. A row frees the place of its SKU only if it has no problem, so each problem may cause another. */
function objectToTakenPlaces(rows: readonly One[], { skus }: Known): void {
  const placeOf = (uniqueId: string, colour: string, size: string) => [uniqueId, colour, size].join('\0')
  const owners = new Map([...skus].map(([sku, { uniqueId, colour, size }]) => [placeOf(uniqueId, colour, size), sku]))
  const ownerOf = ({ read }: One) => owners.get(placeOf(read.uniqueId, read.colour, read.size))
  const moving = rows.filter((one) => one.problems.length === 0 && ownerOf(one) !== one.read.sku)
  const leaving = new Set(moving.map(({ read }) => read.sku))
  const waiting = Map.groupBy(moving, ownerOf)
  const stuck = moving.filter((one) => ownerOf(one) !== undefined && !leaving.has(ownerOf(one)!))
  for (const one of stuck) {
    if (one.problems.length > 0) continue
    one.problems.push({ column: 'sku', value: one.read.sku, kind: 'placeTaken', params: { other: ownerOf(one)! } })
    stuck.push(...(waiting.get(one.read.sku) ?? [])) // those who wait for the place that it does not leave
  }
}

/** A file may be called like anything every object has. */
export const pictureIn = (pictures: Known['pictures'], name: string): string | undefined =>
  Object.hasOwn(pictures, name.toLowerCase()) ? pictures[name.toLowerCase()] : undefined

export const isAddress = (state: string | undefined) => state?.startsWith('/') ?? false

/** What a row would change, cell by cell. A picture that came along is the same if its content is. */
function compare(read: ReadRow, { products, prices, skus, pictures }: Known): Pick<Judged, 'change' | 'before'> {
  const product = products.get(read.uniqueId)
  const sku = skus.get(read.sku)
  if (!product || !sku) return { change: 'NEW', before: {} }
  const price = prices.get(`${read.uniqueId} ${read.currency}`)
  const priced = (minor: bigint | null | undefined) =>
    minor === null || minor === undefined ? null : amount({ minor, currency: read.currency })
  const pairs: [string, unknown, unknown][] = [
    ...Object.keys(product).map((key): [string, unknown, unknown] => [
      key,
      product[key as keyof typeof product],
      key === 'images'
        ? read.product.images.map((name) => came(name, pictures))
        : read.product[key as keyof typeof product],
    ]),
    ['colour', sku.colour, read.colour],
    ['size', sku.size, read.size],
    ['items', sku.cartonUnits, read.cartonUnits],
    ['quantityAvailable', sku.onHand, read.onHand],
    ['wholesalePrice', priced(price?.wholesale), priced(read.wholesale)],
    ['retailPrice', priced(price?.retail), priced(read.retail)],
  ]
  const differing = pairs.filter(([, now, next]) => textOf(now) !== textOf(next))
  return {
    change: differing.length > 0 ? 'CHANGED' : 'SAME',
    before: Object.fromEntries(differing.map(([key, now]) => [key, textOf(now)])),
  }
}

function came(name: string, pictures: Known['pictures']): string {
  const state = pictureIn(pictures, name)
  return state && isAddress(state) ? state : name
}

/** As a sheet would write it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join('; ') : String(value as string)
}
