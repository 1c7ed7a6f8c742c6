import type { Language, Say } from '../../../platform/base/messages.ts'
import type { Features } from '../score/features.ts'

type Store = { name: string; city: string }

/** A draft from facts alone; a person edits and sends it. */
export function draftInvitation(
  say: Say,
  language: Language,
  brand: string,
  { name, city }: Store,
  features: Features,
) {
  const words = { brand, name, city }
  const carried = features.brandsCarried.facts.slice(0, 2).join(', ')
  const lines = [
    say(language, 'prospects.draft.hello', words),
    say(language, city ? 'prospects.draft.place' : 'prospects.draft.open', words),
    ...(carried && (features.brandsCarried.value ?? 0) > 0.4
      ? [say(language, 'prospects.draft.brands', { carried })]
      : []),
    say(language, 'prospects.draft.end', words),
  ]
  return { subject: say(language, 'prospects.draft.subject', words), message: lines.join('\n\n') }
}
