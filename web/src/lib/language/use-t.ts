import type { Params } from '@souk/contract/core/translate.ts'
import { useMemo } from 'react'
import { translate } from './i18n.ts'
import { useLanguage } from './language.ts'

export type T = (key: string, params?: Params) => string

/** The words of one slice; what the server says too is in the contract's messages, which stand behind every slice. */
export function useT(slice: string): T {
  const language = useLanguage()
  // A new function for a new language, so that whatever was remembered with the old one is made again.
  return useMemo(() => (key, params) => translate(language, slice, key, params), [slice, language])
}
