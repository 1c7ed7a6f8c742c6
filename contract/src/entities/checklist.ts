import { z } from 'zod/mini'
import type { Side } from './entity-shapes.ts'

export const Checklist = z.object({
  percentage: z.int().check(z.minimum(0), z.maximum(100)),
  general: z.boolean(),
  segmentation: z.boolean(),
  documents: z.boolean(),
  address: z.boolean(),
  firstCollection: z.boolean(),
  firstOrder: z.boolean(),
  teammates: z.boolean(),
  referrals: z.boolean(),
})
export type Checklist = z.infer<typeof Checklist>
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
