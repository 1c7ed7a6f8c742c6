import type { Persona } from './test.ts'

/** Every screen a person can open, with somebody who may: the list that pictures, axe and the matrix walk. */
export type Screen = { name: string; path: string; who?: Persona | 'guest'; isLong?: boolean }

export const screens: readonly Screen[] = [
  { name: 'error-404', path: '/error-404' },
  { name: 'not-authorized', path: '/apps/miscellaneous/not-authorized' },
  { name: 'under-maintenance', path: '/apps/miscellaneous/under-maintenance' },
  { name: 'error', path: '/apps/miscellaneous/error' },
  { name: 'login', path: '/login' },
  { name: 'dev-ui', path: '/dev/ui', isLong: true },
  { name: 'dashboard', path: '/dashboard', who: 'brand@souk.test' },
  { name: 'dashboard-retailer', path: '/dashboard', who: 'retailer@souk.test' },
]
