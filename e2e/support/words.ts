import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Words = Readonly<Record<string, string>>

const read = (path: string): Words => JSON.parse(readFileSync(join(import.meta.dirname, '../../web/src', path), 'utf8'))

/** What the marketplace of the journeys is called. */
const product = { en: 'Souk', ar: 'سوق' } as const

/** What a reader of a language sees: the words of a slice, or of the frame around it. */
export function wordsOf(language: 'en' | 'ar', path: `slices/${string}` | 'app/shell' | 'app/app' | 'ui/ui') {
  const words = { ...read(`ui/ui.${language}.json`), ...read(`${path}.${language}.json`) }
  return (key: string) => {
    const text = words[key]
    if (text === undefined) throw new Error(`${path} has no “${key}”: follow its rename in the journey.`)
    return text.replaceAll('{{product}}', product[language])
  }
}
