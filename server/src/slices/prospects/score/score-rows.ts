import { similarity, wordTable } from '../../../platform/words/word-table.ts'
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
  for await (const batch of batches) {
    const scored: Scored = { ids: [], matches: [], logits: [], likenesses: [] }
    for (const row of batch) {
      const theirs = own && table.meaningOf(wordsOf(row.description))
      const likeness = own && theirs ? Math.fround(similarity(own, theirs)) : null
      const { match, logit } = scoreOf(featuresOf(facts, storeFacts(row, likeness)), model)
      scored.ids.push(row.id)
      scored.matches.push(match)
      scored.logits.push(logit)
      scored.likenesses.push(likeness)
    }
    yield scored
  }
}
