import { type Icon, IconLayoutDashboard } from '@tabler/icons-react'
import type { Action, Resource } from '@souk/contract/core/abilities.ts'
import type { Word } from './words.ts'

type Entry = { to: string; word: Word; icon: Icon; needs: readonly [Action, Resource] }

/** What stands in the side navigation, in this order, for those who may. */
export const navigation: readonly Entry[] = [
  { to: '/dashboard', word: 'titles.dashboard', icon: IconLayoutDashboard, needs: ['read', 'Dashboard'] },
]
