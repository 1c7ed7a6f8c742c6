import { translate } from '@souk/contract/core/translate.ts'
import { useLanguage } from '../src/lib/language/language.ts'
import type { T } from '../src/lib/language/use-t.ts'
import ar from './gallery.ar.json' with { type: 'json' }
import en from './gallery.en.json' with { type: 'json' }

/** The gallery's own words, of which the product knows nothing. */
export function useWords(): T {
  const language = useLanguage()
  return (key, params) => translate(language === 'ar' ? ar : en, language, key, params)
}
