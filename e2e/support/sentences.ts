import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Params, fill, sentence } from '../../contract/src/core/translate.ts'

/** Whole sentences as a reader sees them, with their names and counts in place. */
export function sentencesOf(language: 'en' | 'ar', path: `slices/${string}` | `ui/${string}` | 'app/shell') {
  const file = join(import.meta.dirname, '../../web/src', `${path}.${language}.json`)
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (key: string, params?: Params) => {
    const text = sentence(words, language, key, params)
    if (text === undefined) throw new Error(`${path} has no “${key}”: follow its rename in the journey.`)
    return fill(text, language, params)
  }
}
