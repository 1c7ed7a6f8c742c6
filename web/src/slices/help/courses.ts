import type { Role } from '@souk/contract/core/abilities.ts'
import type { EntityType } from '@souk/contract/identity/identity.contract.ts'
import { type Topic, topics } from './topics.ts'

/** Guides a role learns from, in the order in which it needs them. */
const courses = {
  'brand.entityAdmin':
    'profile collections products books connections messages orders shipments invoices wallet analytics referrals',
  'brand.salesManager': 'dashboard connections wishlists orders messages analytics calendar',
  'brand.salesRepresentative': 'dashboard wishlists orders messages calendar',
  'retailer.entityAdmin': 'profile explore connections wishlists checkout orders shipments invoices wallet',
} as const

export type Course = keyof typeof courses

/** Guests learn what a retailer learns, administrators what a brand's own administrator does. */
export function courseOf(viewer: EntityType | null, role: Role | null): Course {
  if (viewer === 'retailer' || viewer === 'guest') return 'retailer.entityAdmin'
  return role === 'salesManager' || role === 'salesRepresentative' ? `brand.${role}` : 'brand.entityAdmin'
}

export function lessonsOf(course: Course): Topic[] {
  return courses[course].split(' ').flatMap((id) => topics.filter((topic) => topic.id === id))
}
