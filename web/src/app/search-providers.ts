import type { Action, Resource } from '@souk/contract/core/abilities.ts'
import type { ShellWord } from './shell-word.ts'

export type Hit = { key: string; label: string; detail?: string; to: string }
/** One kind of thing that can be searched for from everywhere. */
export type SearchProvider = {
  key: string
  word: ShellWord // over its results
  needs: readonly [Action, Resource]
  find: (text: string, signal: AbortSignal) => Promise<readonly Hit[]>
}

/** What the search over everything asks; a slice adds its line, and until the first one there is no search field. */
export const searchProviders: readonly SearchProvider[] = []
