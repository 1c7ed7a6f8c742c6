import { type CollectionFacts, mayMove } from '@souk/contract/catalog/collection-moves.ts'

export type Step = 'submit' | 'withdraw' | 'extend' | 'unarchive'
const moves = ['submit', 'withdraw', 'extend'] as const
/** The move a draft waits for, though it may not be open yet. */
const ahead: Partial<Record<CollectionFacts['status'], Step>> = { NEW: 'submit' }

/** The one thing the brand can do next, and whether it may: a closed one is shown with its reason. */
export function nextStep(facts: CollectionFacts): { step: Step; isOpen: boolean } | null {
  if (facts.isArchived) return { step: 'unarchive', isOpen: true }
  const open = moves.find((move) => mayMove(move, 'brand', facts))
  const step = open ?? ahead[facts.status]
  return step ? { step, isOpen: open !== undefined } : null
}
