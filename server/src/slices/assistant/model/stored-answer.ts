import type { Answer } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { Say } from '../../../platform/base/messages.ts'
import { sentenceIn, type StoredSentence } from './sentence.ts'

/** An answer as it is stored: keys and values, no language. */
export type StoredAnswer = {
  sentences: StoredSentence[]
  facts: StoredFact[]
  links: { to: string; key: string }[]
  notice: string | null
}
export type StoredFact = {
  label: string
  text?: string | StoredSentence
  money?: { amount: string; currency: string }
  day?: string | null
  to?: string
}

export const answer = (sentences: StoredSentence[], rest: Partial<StoredAnswer> = {}): StoredAnswer => ({
  sentences,
  facts: [],
  links: [],
  notice: null,
  ...rest,
})

export function presentAnswer(say: Say, language: Language, { sentences, facts, links, notice }: StoredAnswer): Answer {
  return {
    sentences: sentences.map((one) => sentenceIn(say, language, one)),
    facts: facts.map(({ label, text = '', money = null, day = null, to = null }) => ({
      label,
      text: typeof text === 'string' ? text : sentenceIn(say, language, text).text,
      money,
      day,
      to,
    })),
    links: links.map(({ to, key }) => ({ to, label: say(language, key) })),
    notice: notice && say(language, notice),
  }
}
