import type { ReactNode } from 'react'

export type Option = {
  value: string
  label: string
  hint?: string
  icon?: ReactNode
  keywords?: string // found by them too, such as the name in the other language
  isDisabled?: boolean
}

/** Letters as people type them: without marks, and with one form of alef, yeh and teh marbuta. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ـ', '')
    .toLowerCase()
    .trim()
}

/** Those that begin with it first, then those with a word that does, then those that contain it. */
export function matchOptions(options: readonly Option[], search: string): readonly Option[] {
  const wanted = plainLetters(search)
  if (wanted === '') return options
  const ranked = options.flatMap((option) => {
    const label = plainLetters(option.label)
    const all = `${label} ${plainLetters(`${option.keywords ?? ''} ${option.hint ?? ''}`)}`
    if (!all.includes(wanted)) return []
    return [{ option, rank: label.startsWith(wanted) ? 0 : ` ${all}`.includes(` ${wanted}`) ? 1 : 2 }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option)
}

/** The option that is called so, else the only one that is left. */
export function onlyMatch(shown: readonly Option[], search: string): string | undefined {
  const wanted = plainLetters(search)
  if (wanted === '') return undefined
  const open = shown.filter(({ isDisabled }) => !isDisabled)
  const named = open.filter(({ label }) => plainLetters(label) === wanted)
  const [only, ...others] = named.length > 0 ? named : open
  return others.length === 0 ? only?.value : undefined
}
