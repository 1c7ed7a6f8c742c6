import type { Params } from '@souk/contract/core/translate.ts'
import { useMemo } from 'react'
import { translate } from './i18n.ts'
import { useLanguage } from './language.ts'
import { useProductNames } from './product-name.ts'

/** Translates any key: for parts that are given their texts by a page. */
export type T = (key: string, params?: Params) => string

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<K> = K extends `${infer Base}_${Plural}` ? Base : K
type Default<M> = M extends { default: infer D } ? D : M
/** The keys of a catalogue and of those behind every catalogue. */
type Keys<N extends string> = N extends keyof Catalogues
  ? WithoutPlural<keyof Default<Catalogues[N]> | keyof Default<Catalogues['ui']> | ContractMessage>
  : string
/** A key that exists, or a pattern with a variable part that at least one key fits. */
type Known<N extends string, K extends string> = string extends K
  ? K
  : [Extract<Keys<N>, K>] extends [never]
    ? K extends Keys<N>
      ? K
      : never
    : K
type TOf<N extends string> = <const K extends string>(key: K & Known<N, K>, params?: Params) => string

/** The texts of one catalogue; the contract's messages are found behind every catalogue. */
export function useT<const N extends string>(catalogue: N & (string extends N ? N : keyof Catalogues)): TOf<N> {
  const language = useLanguage()
  const names = useProductNames()
  // A new function for each language and name, so that what was memoized with the old one is computed again.
  return useMemo(
    () => (key: string, params?: Params) =>
      translate(language, catalogue, key, { product: names[language], ...params }),
    [catalogue, language, names],
  )
}
