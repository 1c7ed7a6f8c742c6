import type { Brief, BriefField } from '@souk/contract/assistant/brief.ts'
import { isFigure, isOf, setOf, tokensOf } from './tokens.ts'
import { moneyOf } from './parse-figures.ts'
import { parseBrief, type ParseContext } from './parse-brief.ts'

/** What a follow-up may refer to: the brand that was named last or has the largest share, and the dearest unit price. */
export type Spoken = { brandName: string | null; highest: { amount: number; currency: string } | null }

const restartWords = setOf('restart reset anew جديد')
const more = setOf('more extra additional المزيد مزيد أكثر زيادة زد')
const adding = setOf('also add plus too including أضف ايضا أيضا كمان وأضف')
const cheaper = setOf('cheaper أرخص')
const dearer = setOf('dearer pricier better أفخم أغلى')
const brandWord = setOf('brand label علامة ماركة')
const pointing = setOf('that this هذه تلك هذا ذلك')
const dropping = setOf('without drop remove not no except بدون دون احذف أزل غير')
const everyBrand = setOf('all any every كل جميع')
const lists: readonly BriefField[] = ['categories', 'colours', 'materials', 'exclude', 'brands', 'sizes']

/** A brief after one more sentence: what is said replaces what was, "more" and "also" add, "no" takes out. */
export function mergeBrief(before: Brief, text: string, context: ParseContext, spoken: Spoken): Brief {
  const tokens = tokensOf(text)
  const parsed = parseBrief(text, context)
  if (
    /\b(start over|start again|new selection|from scratch)\b/i.test(text) ||
    (isOf(tokens[0], restartWords) && tokens.length <= 3)
  )
    return parsed
  const brief: Brief = { ...before, ...withoutLists(parsed) }
  delete brief.unclear
  if (parsed.unclear) brief.unclear = parsed.unclear
  const isMore = tokens.some(
    (token, at) => isOf(token, more) && tokens[at + 1]?.word !== 'than' && !isFigure(tokens[at + 1]),
  )
  const isAdding = isMore || tokens.some((token) => isOf(token, adding))
  for (const field of lists) {
    const [was, is] = [before[field] as string[] | undefined, parsed[field] as string[] | undefined]
    if (!is) continue
    const isUnion = field === 'exclude' || isAdding
    Object.assign(brief, { [field]: isUnion ? [...new Set([...(was ?? []), ...is])].slice(0, 30) : is })
  }
  if (isMore && parsed.categories) {
    brief.favour = parsed.categories
    if (before.categories) brief.categories = [...new Set([...before.categories, ...parsed.categories])]
    else delete brief.categories
  }
  if (tokens.some((token) => isOf(token, cheaper))) applyCheaper(brief, before, spoken)
  else if (tokens.some((token) => isOf(token, dearer)) && parsed.priceLevel !== 'low') brief.priceLevel = 'high'
  const isBrand = tokens.some(
    (token, at) => isOf(token, brandWord) && (isOf(tokens[at - 1], pointing) || isOf(tokens[at + 1], pointing)),
  )
  if (isBrand && tokens.some((token) => isOf(token, dropping)) && spoken.brandName) {
    brief.exclude = [...new Set([...(brief.exclude ?? []), spoken.brandName])]
  }
  if (tokens.some((token, at) => isOf(token, everyBrand) && isOf(tokens[at + 1], brandWord))) delete brief.brands
  return consistent(brief, parsed)
}

/** A second "cheaper" sets a limit below the dearest of what is shown. */
function applyCheaper(brief: Brief, before: Brief, { highest }: Spoken): void {
  if (before.priceLevel === 'low' && highest) {
    brief.maxWholesale = moneyOf(Math.max(1, Math.floor(highest.amount * 0.8)), highest.currency)
  }
  brief.priceLevel = 'low'
}

function withoutLists(brief: Brief): Brief {
  return Object.fromEntries(Object.entries(brief).filter(([field]) => !lists.includes(field as BriefField))) as Brief
}

/** What is refused is not wanted, and what is wanted now is not refused any more. */
function consistent(brief: Brief, input: Brief): Brief {
  const refused = new Set(brief.exclude)
  const fresh = new Set([
    ...(input.categories ?? []),
    ...(input.colours ?? []),
    ...(input.materials ?? []),
    ...(input.brands ?? []),
  ])
  const exclude = brief.exclude?.filter((key) => !fresh.has(key) || input.exclude?.includes(key))
  const keep = (values: readonly string[] | undefined) => values?.filter((key) => !refused.has(key) || fresh.has(key))
  const next = {
    ...brief,
    exclude,
    categories: keep(brief.categories),
    favour: keep(brief.favour),
    colours: keep(brief.colours),
    materials: keep(brief.materials),
    brands: keep(brief.brands),
  }
  if (next.deliverFrom && next.deliverBy && next.deliverFrom > next.deliverBy) {
    if (input.deliverBy && !input.deliverFrom) delete next.deliverFrom
    else delete next.deliverBy
  }
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Brief
}

const requestFields: readonly BriefField[] = [
  'categories',
  'favour',
  'colours',
  'materials',
  'exclude',
  'gender',
  'department',
  'budget',
  'minWholesale',
  'maxWholesale',
  'minMarkup',
  'priceLevel',
  'sizes',
  'unitsPerStyle',
  'maxStyles',
  'maxBrands',
  'deliverFrom',
  'deliverBy',
  'inStock',
  'brands',
  'words',
]

/** Whether a brief says anything a selection can follow. */
export const asksForProducts = (brief: Brief): boolean => requestFields.some((field) => brief[field] !== undefined)
