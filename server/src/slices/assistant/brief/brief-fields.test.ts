import { expect, test } from 'vitest'
import type { LabelledSentence } from '../../../testing/assistant/labelled-sentence.ts'
import { tunedSentences } from '../../../testing/assistant/sentences-tuned.ts'
import { unseenSentences } from '../../../testing/assistant/sentences-unseen.ts'
import { parseBrief } from './parse-brief.ts'

const context = {
  today: '2026-11-18',
  currency: 'EUR',
  brandNames: ['Maison Orla', 'Field & Harrow', 'Norr Strikk', 'Dar Al Reem', 'Casa Petra'],
}
const sorted = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value)

/** Fields that are right, of all that either side names; with what is wrong. */
function score(sentences: readonly LabelledSentence[]) {
  let right = 0
  let all = 0
  const wrong: string[] = []
  for (const [text, expected] of sentences) {
    const { words: _, unclear: __, ...found } = parseBrief(text, context)
    for (const field of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      all += 1
      const [is, should] = [found, expected].map((brief) => sorted((brief as Record<string, unknown>)[field]))
      if (is === should) right += 1
      else wrong.push(`${text}\n    ${field}: ${is}, not ${should}`)
    }
  }
  return { share: right / all, wrong }
}

test('reads the fields of the sentences it was tuned on', () => {
  const { share, wrong } = score(tunedSentences)
  expect(wrong.join('\n'), `${share}`).toBe('')
})

test('reads nearly all fields of sentences it was not tuned to', () => {
  const { share, wrong } = score(unseenSentences)
  expect(share, wrong.join('\n')).toBeGreaterThan(0.95)
})
