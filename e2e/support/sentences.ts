import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Params, fillIsolated, sentence } from '../../contract/src/core/translate.ts'

type Words = Readonly<Record<string, string>>

/** Whole sentences as a reader sees them, with their names and counts in place. */
export function sentencesOf(language: 'en' | 'ar', path: `slices/${string}` | `ui/${string}` | 'app/shell') {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../web/src', `${name}.${language}.json`), 'utf8')) as Words
  const words = { ...read('ui/ui'), ...read(path) } // the words of the design system stand behind every slice
  return (key: string, params?: Params) => {
    const text = sentence(words, language, key, params)
    if (text === undefined) throw new Error(`${path} has no “${key}”: follow its rename in the journey.`)
    return fillIsolated(text, language, params)
  }
}
