import { type Meaning, similarity, wordTable } from '../../../platform/base/words/word-table.ts'
import { storeFacts, type StoreRow } from './facts.queries.ts'
import { type BrandFacts, featuresOf } from './features.ts'
import { type Model, scoreOf } from './score.ts'
import { englishWords } from './store-glosses.ts'

export type Input = { facts: BrandFacts; text: string; model: Model }
export type Batch = (StoreRow & { description: string })[]
export type Scored = { ids: string[]; matches: number[]; logits: number[]; likenesses: (number | null)[] }

/** Runs in a thread: the word table and the sums stay off the event loop. */
export async function* scoreRows({ facts, text, model }: Input, batches: AsyncIterable<Batch>): AsyncGenerator<Scored> {
  const table = wordTable()
  const own = [...new Set(englishWords(text))].flatMap((word) => table.meaningOf([word]) ?? [])
  const likenessOf = own.length > 0 ? likenessTo(own, (word) => table.meaningOf([word])) : () => null
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

/** The mean of how close each word is to its closest in the brand's text; words repeat, so each is compared once. */
function likenessTo(
  own: readonly Meaning[],
  lookUp: (word: string) => Meaning | null,
): (description: string) => number | null {
  const known = new Map<string, number | null>()
  const closenessOf = (word: string) => {
    const meaning = lookUp(word)
    return meaning && Math.max(...own.map((one) => similarity(one, meaning)))
  }
  return (description) => {
    let [sum, count] = [0, 0]
    for (const word of englishWords(description)) {
      if (!known.has(word)) known.set(word, closenessOf(word))
      const closeness = known.get(word)
      if (closeness === null || closeness === undefined) continue
      sum += closeness
      count += 1
    }
    return count === 0 ? null : Math.fround(sum / count)
  }
}
