import type { Brief } from '@souk/contract/assistant/brief.ts'

/** A sentence and the fields that a careful reader takes from it; words for ranking and questions are not scored. */
export type LabelledSentence = readonly [
  text: string,
  brief: Omit<Partial<Brief>, 'words' | 'unclear' | 'favour' | 'budget' | 'minWholesale' | 'maxWholesale'> & {
    budget?: AmountOf
    minWholesale?: AmountOf
    maxWholesale?: AmountOf
  },
]
type AmountOf = { amount: string; currency: string }
