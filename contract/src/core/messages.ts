import { languages } from './language.ts'

type Catalogue = { en: Record<string, string>; ar: Record<string, string> }

type Counted<K> = K extends `${infer Base}_one` ? Base : never
/** The Arabic side of a catalogue: every key of the English one, and all six plural forms where English has two. */
export type ArabicOf<K extends string> = Record<K | `${Counted<K>}_${'zero' | 'two' | 'few' | 'many'}`, string>

/** The name as it was before its owner chose another one; an article before it makes it the marketplace in general. */
const bareName = /\bSouk\b|(?<![\u0621-\u0652])و?ل?سوق(?![\u0621-\u0652])/

/** The sentences that write the name of the marketplace themselves: it is `{{product}}`, which the translators fill. */
export const bareNames = (words: Readonly<Record<string, string>>): string[] =>
  Object.keys(words).filter((key) => bareName.test(words[key]!))

const form = /_(zero|one|two|few|many|other)$/
const mayHideCount = /_(zero|one|two)$/

/** What a sentence names; "one piece" and "two pieces" need no number. */
function placeholders(key: string, sentence: string): string {
  const names = new Set(sentence.match(/\{\{.+?\}\}/g))
  if (mayHideCount.test(key)) names.delete('{{count}}')
  return [...names].sort().join()
}

/** What a translator has still to do: a missing or surplus sentence or plural form, a placeholder lost or invented. */
export function catalogueProblems({ en, ar }: Catalogue): string[] {
  const counted = Object.keys(en).flatMap((key) => (key.endsWith('_one') ? [key.replace(form, '')] : []))
  const plain = Object.keys(en).filter((key) => !counted.includes(key.replace(form, '')))
  return languages.flatMap((language) => {
    const words = { en, ar }[language]
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const due = [...plain, ...counted.flatMap((base) => forms.map((name) => `${base}_${name}`))]
    const sentences = due.map(
      (key) => [key, words[key] ?? '', en[key] ?? en[key.replace(form, '_other')] ?? ''] as const,
    )
    const missing = sentences.filter(([, sentence]) => sentence.trim() === '')
    const surplus = Object.keys(words).filter((key) => !due.includes(key))
    const changed = sentences.filter(
      ([key, sentence, model]) => placeholders(key, sentence) !== placeholders(key, model),
    )
    return [
      ...missing.map(([key]) => `${language} lacks ${key}`),
      ...surplus.map((key) => `${language} has a surplus ${key}`),
      ...changed.map(([key]) => `${language} ${key} names other things`),
    ]
  })
}
