import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Screen, screens } from '../e2e/support/screens.ts'
import { paragraphKeys, topicOf } from '../web/src/slices/help/topics.ts'

/** Pages of a mail's link stand without the frame, and help itself leads to the list of guides. */
const unframed = ['/contact-data', '/objection', '/help']
/** Who has the top bar, with its question mark. */
const framed = screens.filter(({ who, path }) => who && !unframed.some((start) => path.startsWith(start)))
const shortest = 20 // letters: a paragraph, not a stand-in

function sideOf(who: Screen['who']) {
  if (who === 'guest') return 'guest'
  if (who === 'admin@souk.test') return null
  return who?.includes('retailer') || who === 'direct@souk.test' ? 'retailer' : 'brand'
}

test.each(['en', 'ar'] as const)('the question mark of every screen leads to a guide with a text in %s', (language) => {
  const file = join(import.meta.dirname, `../web/src/slices/help/help.${language}.json`)
  const words: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
  const isWritten = (key: string) =>
    (words[key] ?? '').length >= shortest && (language === 'en' || /\p{Script=Arabic}{3}/u.test(words[key]!))
  const silent = framed.filter(({ path, who }) => {
    const topic = topicOf(path.split('?')[0]!)
    const keys = topic ? paragraphKeys(topic, sideOf(who)) : []
    return keys.length === 0 || !words[`${topic!.id}.title`] || !keys.every(isWritten)
  })
  expect(silent.map(({ name }) => name)).toEqual([])
})
