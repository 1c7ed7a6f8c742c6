import type { Facet } from '@souk/contract/catalog/product-filters.ts'

/** How many there are of it is null until they are counted. */
export type Choice = { value: string; label: string; count: number | null }
export type FacetView = { name: string; label: string; choices: readonly Choice[]; chosen: readonly string[] }

type Words = { facet: (name: string) => string; value: (name: string, value: string) => string }

/** What can be narrowed down: a facet with one value says nothing, unless it is chosen; what is chosen can always be taken back. */
export function facetViews<Name extends string>(
  names: readonly Name[],
  facets: Partial<Record<Name, Facet | undefined>> | undefined,
  chosen: Readonly<Record<Name, readonly string[]>>,
  words: Words,
): FacetView[] {
  return names.flatMap((name) => {
    const counted = facets?.[name] ?? []
    const missing = chosen[name].filter((value) => !counted.some((one) => one.value === value))
    const choices = [...counted, ...missing.map((value) => ({ value, count: facets ? 0 : null }))]
    if (choices.length < 2 && chosen[name].length === 0) return []
    return [
      {
        name,
        label: words.facet(name),
        chosen: chosen[name],
        choices: choices.map((one) => ({ ...one, label: words.value(name, one.value) })),
      },
    ]
  })
}
