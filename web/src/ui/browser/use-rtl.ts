import { useLanguage } from '../../lib/language/language.ts'

/** Which way the page runs: for what CSS cannot mirror by itself, such as arrow keys and drawings. */
export function useIsRtl(): boolean {
  return useLanguage() === 'ar'
}
