import type { Brief } from '@souk/contract/assistant/brief.ts'
import { knownKeys, requireKnownKeys, unknownKeyAt } from '../../../platform/base/known-keys.ts'

const { garment, gender } = knownKeys
const lists = { categories: garment, favour: garment, gender, department: new Set(['KIDS', 'BABY']) }
const fields = ['categories', 'favour', 'gender', 'department'] as const

export const hasKnownKeys = (brief: Brief): boolean =>
  fields.every((field) => unknownKeyAt(lists[field], brief[field], field) === null)

/** The keys of a brief that was edited on the screen. */
export function requireKnownBrief(brief: Brief): void {
  for (const field of fields) requireKnownKeys(lists[field], brief[field], { field: `brief.${field}` })
}
