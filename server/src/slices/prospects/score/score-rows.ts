import { type Meaning, similarity, wordTable } from '../../../platform/words/word-table.ts'
import { storeFacts, type StoreRow } from './facts.queries.ts'
import { type BrandFacts, featuresOf } from './features.ts'
import { type Model, scoreOf } from './score.ts'

export type Input = { facts: BrandFacts; text: string; model: Model }
export type Batch = (StoreRow & { description: string })[]
export type Scored = { ids: string[]; matches: number[]; logits: number[]; likenesses: (number | null)[] }

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Runs in a thread: the word table and the sums stay off the event loop. */
export async function* scoreRows({ facts, text, model }: Input, batches: AsyncIterable<Batch>): AsyncGenerator<Scored> {
  const table = wordTable()
  const own = table.meaningOf(wordsOf(text))
  const likenessOf = own ? likenessTo(own, (word) => table.meaningOf([word])) : () => null
  for await (const batch of batches) {
    const scored: Scored = { ids: [], matches: [], logits: [], likenesses: [] }
    for (const row of batch) {
      const likeness = likenessOf(row.description)
      const { match, logit } = scoreOf(featuresOf(facts, storeFacts(row, likeness)), model)
      scored.ids.push(row.id)
      scored.matches.push(match)
      scored.logits.push(logit)
      scored.likenesses.push(likeness)
    }
    yield scored
  }
}

/** The words of stores repeat, so the meaning of each and its closeness are looked up once. */
function likenessTo(own: Meaning, lookUp: (word: string) => Meaning | null): (description: string) => number | null {
  const known = new Map<string, Meaning | null>()
  return (description) => {
    const sum = new Float32Array(own.length)
    let isEmpty = true
    for (const word of wordsOf(description)) {
      if (!known.has(word)) known.set(word, lookUp(word))
      const meaning = known.get(word)
      if (!meaning) continue
      isEmpty = false
      for (let at = 0; at < sum.length; at += 1) sum[at]! += meaning[at]!
    }
    if (isEmpty) return null
    const length = Math.sqrt(similarity(sum, sum)) || 1
    return Math.fround(similarity(own, sum) / length)
  }
}
