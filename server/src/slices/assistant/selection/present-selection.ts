import type { Replacement, Selection, SelectionLine, SelectionPart } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { Say } from '../../../platform/base/messages.ts'
import { cartonsLeft, isOnSale, leftOf, unitsInCarton } from '../../carts/door.ts'
import { sentenceIn, termText } from '../model/sentence.ts'
import type { Offered } from './candidates.queries.ts'
import { type Content, sameLine, type StoredLine } from './content.ts'
import { minimumOf } from './make-candidates.ts'

export type SelectionRecord = {
  id: string
  number: number
  source: Selection['source']
  previousId: string | null
  content: Content
}
type Known = ReadonlyMap<string, Offered>
type Context = { say: Say; language: Language; known: Known }

/** A selection as it is today: names, prices and stock by the catalog's rule; what is gone is named and not counted. */
export function presentSelection(record: SelectionRecord, before: Content | null, context: Context): Selection {
  const { say, language, known } = context
  const { content } = record
  const { currency } = content
  const text = (minor: number | bigint) => amount({ minor: BigInt(minor), currency })
  const lines = content.lines.flatMap((line) => presentLine(line, content, context) ?? [])
  const sum = (of: readonly SelectionLine[]) => of.reduce((total, { total: lineTotal }) => total + minor(lineTotal), 0n)
  const gone = content.lines.filter((line) => !lines.some((one) => sameLine(one, line)))
  const total = sum(lines)
  const part = (key: string, label: string, of: readonly SelectionLine[]): SelectionPart => ({
    key,
    label,
    units: of.reduce((units, one) => units + one.units, 0),
    amount: text(sum(of)),
  })
  const groups = <K extends string>(keyOf: (line: SelectionLine) => K, labelOf: (line: SelectionLine) => string) =>
    [...Map.groupBy(lines, keyOf)].map(([key, of]) => part(key, labelOf(of[0]!), of))
  const retail = lines.reduce(
    (all, line) => all + (line.retail === null ? 0n : minor(line.retail) * BigInt(line.units)),
    0n,
  )
  return {
    id: record.id,
    number: record.number,
    source: record.source,
    currency,
    lines,
    totals: {
      amount: text(total),
      units: lines.reduce((units, line) => units + line.units, 0),
      styles: new Set(lines.map(({ productId }) => productId)).size,
      budget: content.budget === null ? null : text(content.budget),
      left: content.budget === null ? null : text(BigInt(content.budget) - total),
      retail: text(retail),
      brands: groups(
        ({ brandId }) => brandId,
        ({ brandName }) => brandName,
      ).toSorted((a, b) => Number(minor(b.amount) - minor(a.amount))),
      categories: groups(
        ({ category }) => category ?? '',
        ({ category }) => (category ? termText(say, language, category) : ''),
      ).toSorted((a, b) => Number(minor(b.amount) - minor(a.amount))),
      months: groups(monthOf, monthOf).toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    },
    minimums: minimumsOf(lines, known, text),
    unmet: [
      ...gone.map((line) => ({
        kind: 'gone' as const,
        price: null,
        text: sentenceIn(say, language, {
          key: 'assistant.unmet.gone',
          params: { name: known.get(line.productId)?.name ?? '—' },
        }).text,
      })),
      ...content.unmet.map(({ kind, sentence, price }) => ({
        kind,
        price: price === null ? null : text(price),
        text: sentenceIn(say, language, sentence).text,
      })),
    ],
    difference: before && before.currency === currency ? differenceOf(content, before, context) : null,
    canUndo: record.previousId !== null,
  }
}

const minor = (text: string): bigint => BigInt(text.replace('.', ''))
/** What ships now has no month. */
const monthOf = ({ shipsFrom, shipsUntil }: SelectionLine) => (shipsFrom ?? shipsUntil ?? '').slice(0, 7)

function presentLine(line: StoredLine, content: Content, { say, language, known }: Context): SelectionLine | null {
  const product = known.get(line.productId)
  if (!product || !isOnSale(product) || product.currency !== content.currency) return null
  const { currency } = content
  const skus = new Map(product.skus.map((sku) => [sku.skuId, sku]))
  if (line.items.some(({ skuId }) => !skus.has(skuId)) || product.isCarton !== (line.items.length === 0)) return null
  const unitsPerPack = product.isCarton ? unitsInCarton(product) : line.items.reduce((sum, { units }) => sum + units, 0)
  const units = unitsPerPack * line.packs
  const [wholesale, retail] = [BigInt(product.wholesale!), product.retail === null ? null : BigInt(product.retail)]
  const text = (value: bigint) => amount({ minor: value, currency })
  return {
    productId: product.id,
    collectionId: product.collectionId,
    name: product.name,
    brandId: product.brandId,
    brandName: product.brandName,
    styleCode: product.styleCode,
    collectionName: product.collectionName,
    category: product.category,
    image: product.image,
    colour: line.colour,
    currency,
    wholesale: text(wholesale),
    retail: retail === null ? null : text(retail),
    isCarton: product.isCarton,
    ...(product.isCarton
      ? { quantity: line.packs }
      : {
          items: line.items.map(({ skuId, units: each }) => ({
            skuId,
            sku: skus.get(skuId)!.sku,
            size: skus.get(skuId)!.size,
            value: each * line.packs,
          })),
        }),
    packs: line.packs,
    mostPacks: mostPacks(line, product),
    unitsPerPack,
    units,
    total: text(wholesale * BigInt(units)),
    markUp: retail === null || wholesale === 0n ? null : Math.round((Number(retail) / Number(wholesale)) * 100) / 100,
    margin: retail === null || retail === 0n ? null : Math.round((1 - Number(wholesale) / Number(retail)) * 100),
    shipsFrom: product.shipsFrom,
    shipsUntil: product.shipsUntil,
    isLocked: line.isLocked,
    reasons: line.reasons.map((reason) => sentenceIn(say, language, reason)),
    replacements: line.replacements.flatMap((key) => presentReplacement(key, units, content.currency, known) ?? []),
  }
}

/** As many packs as the stock gives; a hundred where there is no limit. */
export function mostPacks(line: StoredLine, product: Offered): number {
  if (product.isCarton) return Math.min(cartonsLeft(product) ?? 100, 100)
  const skus = new Map(product.skus.map((sku) => [sku.skuId, sku]))
  return Math.min(
    100,
    ...line.items.flatMap(({ skuId, units }) => {
      const sku = skus.get(skuId)
      const left = sku ? leftOf(sku) : 0
      return left === null ? [] : [Math.floor(left / units)]
    }),
  )
}

function presentReplacement(
  { productId, colour }: { productId: string; colour: string },
  units: number,
  currency: string,
  known: Known,
): Replacement | null {
  const product = known.get(productId)
  if (!product || !isOnSale(product) || product.currency !== currency) return null
  const wholesale = BigInt(product.wholesale!)
  return {
    productId,
    collectionId: product.collectionId,
    name: product.name,
    brandName: product.brandName,
    image: product.image,
    colour,
    currency,
    wholesale: amount({ minor: wholesale, currency }),
    retail: product.retail === null ? null : amount({ minor: BigInt(product.retail), currency }),
    total: amount({ minor: wholesale * BigInt(units), currency }),
  }
}

function minimumsOf(
  lines: readonly SelectionLine[],
  known: Known,
  text: (minor: bigint) => string,
): Selection['minimums'] {
  const groups = Map.groupBy(lines, ({ productId, brandId, collectionId }) => {
    const product = known.get(productId)!
    return `${brandId} ${product.collectionType} ${minimumOf(product).isOwn ? collectionId : ''}`
  })
  return [...groups.values()].flatMap((of) => {
    const product = known.get(of[0]!.productId)!
    const { required, isOwn } = minimumOf(product)
    const reached = of.reduce((sum, { total }) => sum + minor(total), 0n)
    if (required === 0) return []
    return [
      {
        brandId: product.brandId,
        brandName: product.brandName,
        collectionName: isOwn ? product.collectionName : null,
        required: text(BigInt(required)),
        reached: text(reached),
        isReached: reached >= BigInt(required),
      },
    ]
  })
}

/** What came, went and changed, by name, with the sums of today's prices. */
function differenceOf(now: Content, before: Content, { known }: Context): Selection['difference'] {
  const lineName = ({ productId, colour }: StoredLine) =>
    [known.get(productId)?.name, colour].filter(Boolean).join(' · ')
  const unitsOf = (line: StoredLine) => {
    const product = known.get(line.productId)
    const each =
      line.items.length > 0
        ? line.items.reduce((sum, { units }) => sum + units, 0)
        : product
          ? unitsInCarton(product)
          : 0
    return each * line.packs
  }
  const costOf = (line: StoredLine) => BigInt(unitsOf(line)) * BigInt(known.get(line.productId)?.wholesale ?? 0)
  const sum = <T>(of: readonly StoredLine[], each: (line: StoredLine) => T, add: (a: T, b: T) => T, zero: T) =>
    of.reduce((all, line) => add(all, each(line)), zero)
  const has = (content: Content, line: StoredLine) => content.lines.find((one) => sameLine(one, line))
  const changed = now.lines.filter((line) => {
    const was = has(before, line)
    return was && unitsOf(was) !== unitsOf(line)
  })
  const added = now.lines.filter((line) => !has(before, line))
  const removed = before.lines.filter((line) => !has(now, line))
  if (added.length + removed.length + changed.length === 0) return null
  const money = (content: Content) => sum(content.lines, costOf, (a, b) => a + b, 0n)
  const units = (content: Content) => sum(content.lines, unitsOf, (a, b) => a + b, 0)
  return {
    added: added.map(lineName),
    removed: removed.map(lineName),
    changed: changed.map(lineName),
    amount: amount({ minor: money(now) - money(before), currency: now.currency }),
    units: units(now) - units(before),
  }
}
