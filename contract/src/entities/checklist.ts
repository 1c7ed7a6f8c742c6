import { type Right, rights } from '../core/rights/rights.ts'
import type { Side } from './entity-shapes.ts'

export type Checklist = {
  percentage: number // whole, 100 at most
  general: boolean
  segmentation: boolean
  documents: boolean
  address: boolean
  firstCollection: boolean
  firstOrder: boolean
  teammates: boolean
  referrals: boolean
}
export type ChecklistItem = Exclude<keyof Checklist, 'percentage'>

/** In the order in which a person would do them. Referrals are reported, not counted. */
export const checklistItems: Record<Side, readonly ChecklistItem[]> = {
  brand: ['general', 'segmentation', 'documents', 'address', 'firstCollection', 'teammates', 'firstOrder'],
  retailer: ['general', 'segmentation', 'documents', 'address', 'teammates', 'firstOrder'],
}

const ofProfile = ['logo', 'about', 'country', 'phone', 'departments', 'categories'] as const
/** The fields that the first two items ask for: no form marks one of them as optional. */
export const askedFields = {
  brand: [...ofProfile, 'avgWholesalePrice', 'avgRetailPrice', 'shipsFromCountries'],
  retailer: [...ofProfile, 'storeTypes'],
} as const

/** What an item takes to be done; a first order comes by itself. */
const needs: Partial<Record<ChecklistItem, Right>> = {
  general: rights.describeEntity,
  segmentation: rights.describeEntity,
  documents: rights.describeEntity,
  address: rights.describeEntity,
  firstCollection: rights.writeCatalog,
  teammates: rights.leadTeam,
}

/** The items that are a person's own to do, and the first order after them. With nothing to do there is no list. */
export function ownItems(side: Side, may: (right: Right) => boolean): readonly ChecklistItem[] {
  const items = checklistItems[side].filter((item) => !needs[item] || may(needs[item]))
  return items.some((item) => needs[item]) ? items : []
}

/** The marketplace's own people have no list; for them there is nothing left to do. */
export function percentageOf(side: Side | null, done: Omit<Checklist, 'percentage'>): number {
  return shareDone(side ? checklistItems[side] : [], done)
}

export function shareDone(items: readonly ChecklistItem[], done: Omit<Checklist, 'percentage'>): number {
  if (items.length === 0) return 100
  return Math.floor((100 * items.filter((item) => done[item]).length) / items.length)
}

const recentDays = 30
/** While it is not complete, and for thirty days after. */
export function isOnboarding(completedAt: string | null, now: Date): boolean {
  return completedAt === null || now.getTime() - Date.parse(completedAt) < recentDays * 86_400_000
}
