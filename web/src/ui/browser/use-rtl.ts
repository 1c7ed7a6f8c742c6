import { useLanguage } from '../../lib/language/language.ts'

/** The direction of the page, for what CSS cannot mirror by itself, such as arrow keys and drawings. */
export function useIsRtl(): boolean {
  return useLanguage() === 'ar'
}
