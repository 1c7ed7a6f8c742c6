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

/** The marketplace's own people have no list; for them there is nothing left to do. */
export function percentageOf(side: Side | null, done: Omit<Checklist, 'percentage'>): number {
  const items = side ? checklistItems[side] : []
  if (items.length === 0) return 100
  return Math.floor((100 * items.filter((item) => done[item]).length) / items.length)
}

const recentDays = 30
/** While it is not complete, and for thirty days after. */
export function isOnboarding(completedAt: string | null, now: Date): boolean {
  return completedAt === null || now.getTime() - Date.parse(completedAt) < recentDays * 86_400_000
}
