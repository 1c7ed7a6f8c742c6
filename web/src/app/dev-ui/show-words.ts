import { translate } from '@souk/contract/core/translate.ts'
import { useLanguage } from '../../lib/language/language.ts'
import type { T } from '../../lib/language/use-t.ts'
import ar from './show.ar.json' with { type: 'json' }
import en from './show.en.json' with { type: 'json' }

/** The catalogue's own words: it is no slice, so it brings them itself. */
export function useWords(): T {
  const language = useLanguage()
  return (key, params) => translate(language === 'ar' ? ar : en, language, key, params)
}
