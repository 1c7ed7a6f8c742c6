import { sql } from 'kysely'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import { type Db, together } from '../../../platform/data/database/db.ts'
import { type Meaning, wordTable } from '../../../platform/base/words/word-table.ts'
import { readPurchases } from '../../analytics/door.ts'
import type { Buyer } from '../../carts/door.ts'
import { type CatalogViewer, viewerOf } from '../../catalog/door.ts'
import { glossesOf, plainWords } from '../../discovery/door.ts'

import { type Candidate, type Choice, valueOfPacks } from './candidate.ts'
import { findNamed, findOffered, listBrandNames, type Offered } from './candidates.queries.ts'
import { chooseGreedy } from './choose-greedy.ts'
import { type Content, type LineKey, linesOf, sameLine, type StoredLine } from './content.ts'
import { improve } from './improve.ts'
import { candidateOf, type Limits, limitsOf, makeCandidates } from './make-candidates.ts'
import { unmetOf } from './unmet.ts'
import { nearnessOf, type Taste } from './value.ts'

const solvedAtMost = 180

/** Everything a selection is computed from, read once. */
export type Pool = {
  brief: Brief
  limits: Limits
  candidates: Candidate[]
  locked: Choice
  offered: readonly Offered[]
  removed: readonly string[]
  today: string
}
export type Kept = { lines: readonly StoredLine[]; removed: readonly string[] }

export async function readPool(
  db: Db,
  buyer: Buyer,
  brief: Brief,
  previous: Kept = { lines: [], removed: [] },
): Promise<Pool> {
  const viewer = await viewerOf(db, buyer)
  const [facts, brandIds, taste] = await together(db, [
    () => buyerFacts(db, buyer.entityId),
    () => brandIdsOf(db, viewer, brief),
    () => readTaste(db, buyer),
  ] as const)
  const held = previous.lines.filter(({ isLocked }) => isLocked)
  const [offered, named] = await together(db, [
    () => findOffered(db, viewer, brief, brandIds),
    () =>
      findNamed(
        db,
        viewer,
        held.map(({ productId }) => productId),
      ),
  ] as const)
  const limits = limitsOf(brief, facts.currency)
  const { words, meaning } = wordsOf(brief)
  const whole: Taste = {
    ...taste,
    words,
    nearness: nearnessOf(offered, meaning),
    usualPrice: medianPrice(offered, limits.currency),
  }
  const removed = new Set(previous.removed)
  const free = makeCandidates(offered, brief, limits, whole, facts.today).filter(
    ({ productId }) => !removed.has(productId),
  )
  const fixed = held.flatMap((line) => lockedCandidate(named, line, brief, whole, limits.currency) ?? [])
  const candidates = [...fixed, ...best(free.filter((one) => !fixed.some((other) => sameLine(one, other))))]
  const locked = candidates.map((one) => held.find((line) => sameLine(line, one))?.packs ?? 0)
  return { brief, limits, candidates, locked, offered, removed: previous.removed, today: facts.today }
}

/** The first selection, within milliseconds. */
export function composeFirst(pool: Pool): { choice: number[]; content: Content } {
  const choice = chooseGreedy(pool.candidates, pool.limits, pool.locked)
  return { choice, content: contentOf(pool, choice) }
}

/** A better one from the solver; null where the first stays. */
export async function composeBetter(pool: Pool, first: Choice, seconds: number): Promise<Content | null> {
  const { candidates, limits, locked } = pool
  const choice = await improve({ candidates, demands: limits, locked, seconds }, first)
  return choice && contentOf(pool, choice)
}

function contentOf(pool: Pool, choice: Choice): Content {
  const isLocked = (line: LineKey) =>
    pool.candidates.some((one, at) => sameLine(one, line) && (pool.locked[at] ?? 0) > 0)
  return {
    currency: pool.limits.currency,
    budget: pool.limits.budget,
    lines: linesOf(pool.candidates, choice, isLocked),
    removed: [...pool.removed],
    unmet: unmetOf(pool, choice),
  }
}

/** A line that a person locked stays as it is, whatever the brief says now. */
function lockedCandidate(
  named: readonly Offered[],
  line: StoredLine,
  brief: Brief,
  taste: Taste,
  currency: string,
): Candidate | null {
  const product = named.find(({ id }) => id === line.productId)
  if (!product || product.currency !== currency || product.wholesale === null) return null
  const { sizes: _, unitsPerStyle: __, ...rest } = brief
  const usual = candidateOf(product, line.colour, rest, taste)
  if (!usual) return null
  const units = line.items.length > 0 ? line.items.reduce((sum, item) => sum + item.units, 0) : usual.packUnits
  return {
    ...usual,
    items: line.items,
    packUnits: units,
    packCost: Number(product.wholesale) * units,
    mostPacks: Math.max(usual.mostPacks, line.packs),
  }
}

/** The solver gets the most valuable for their price, and of each brand and category some. */
function best(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.length <= solvedAtMost) return [...candidates]
  const density = ({ value, packCost }: Candidate) => valueOfPacks(value, 1) / packCost
  const sorted = candidates.toSorted((a, b) => density(b) - density(a) || (a.productId < b.productId ? -1 : 1))
  const ofEach = new Map<string, number>()
  const first = sorted.filter(({ minimumGroup, category }) => {
    const key = `${minimumGroup} ${category}`
    const count = (ofEach.get(key) ?? 0) + 1
    ofEach.set(key, count)
    return count <= 12
  })
  return [...new Set([...first.slice(0, solvedAtMost), ...sorted])].slice(0, solvedAtMost)
}

const medianPrice = (offered: readonly Offered[], currency: string): number => {
  const prices = offered
    .filter((one) => one.currency === currency && one.wholesale !== null)
    .map(({ wholesale }) => Number(wholesale))
    .toSorted((a, b) => a - b)
  return prices[Math.floor(prices.length / 2)] ?? 0
}

/** What the words of a brief mean; Arabic ones by their English glosses. */
function wordsOf({ words = [], materials = [], categories = [] }: Brief): { words: string[]; meaning: Meaning | null } {
  const plain = words.flatMap((word) => glossesOf(word))
  const tags = categories.flatMap((key) => key.toLowerCase().split('_'))
  return { words: plain, meaning: words.length > 0 ? wordTable().meaningOf([...plain, ...materials, ...tags]) : null }
}

export async function buyerFacts(db: Db, entityId: string): Promise<{ currency: string; today: string }> {
  const { rows } = await sql<{ currency: string; today: string }>`
    select currency, (now() at time zone time_zone)::date as today from entity where id = ${entityId}`.execute(db)
  return rows[0]!
}

async function brandIdsOf(db: Db, viewer: CatalogViewer, { brands }: Brief): Promise<string[] | null> {
  if (!brands) return null
  const wanted = new Set(brands.map((name) => plainWords(name).join(' ')))
  return (await listBrandNames(db, viewer))
    .filter(({ name }) => wanted.has(plainWords(name).join(' ')))
    .map(({ id }) => id)
}

const share = (rows: readonly { key: string; amount: string }[]) => {
  const total = rows.reduce((sum, { amount }) => sum + Number(amount), 0)
  return new Map(rows.map(({ key, amount }) => [key, total > 0 ? Math.min(1, (3 * Number(amount)) / total) : 0]))
}

/** Shares of what the retailer bought in twelve months. */
async function readTaste(db: Db, buyer: Buyer): Promise<Pick<Taste, 'brands' | 'categories'>> {
  const [brands, categories] = await together(db, [
    () => readPurchases(db, buyer, { measure: 'booked', by: 'brand', compare: 'none' }),
    () => readPurchases(db, buyer, { measure: 'booked', by: 'category', compare: 'none' }),
  ] as const)
  return { brands: share(brands.rows), categories: share(categories.rows) }
}
