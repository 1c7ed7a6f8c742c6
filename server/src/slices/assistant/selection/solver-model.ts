import { type Candidate, type Choice, type Demands, isOfKey, packWorth, presenceBonus } from './candidate.ts'

export const packsAtMost = 3
const rounding = 0.002 // the solver's own tolerance must not cost a cent
const terms = (parts: readonly string[]) => parts.join(' + ')
const figure = (value: number) => value.toFixed(4)

/** The choice as a mixed-integer program in the LP format; built from numbers and our own names only. */
export function solverModel(candidates: readonly Candidate[], demands: Demands, locked: Choice): string {
  const levels = candidates.map(({ mostPacks }, at) => Math.min(mostPacks, Math.max(packsAtMost, locked[at] ?? 0)))
  const rows: string[] = []
  const binaries = new Set<string>()
  const name = (at: number, level: number) => `x${at}_${level}`
  const packs = (at: number) => Array.from({ length: levels[at]! }, (_, level) => name(at, level))
  const value = candidates.flatMap(({ value: worth }, at) =>
    packs(at).map((pack, level) => `${figure(worth * packWorth ** level)} ${pack}`),
  )
  const cost = (places: readonly number[]) =>
    places.flatMap((at) => packs(at).map((pack) => `${figure(candidates[at]!.packCost / 100)} ${pack}`))
  const all = candidates.map((_, at) => at)
  for (const at of all) for (const pack of packs(at)) binaries.add(pack)
  const indexed = (keyOf: (candidate: Candidate) => string) => [
    ...Map.groupBy(all, (at) => keyOf(candidates[at]!)).values(),
  ]

  if (demands.budget !== null) rows.push(`${terms(cost(all))} <= ${figure(demands.budget / 100 - rounding)}`)
  for (const at of all) {
    packs(at).forEach((pack, level) => {
      if (level > 0) rows.push(`${pack} - ${name(at, level - 1)} <= 0`)
      if (level < (locked[at] ?? 0)) rows.push(`${pack} = 1`)
      else if (demands.budget === null && level > 0) rows.push(`${pack} = 0`)
    })
  }
  const products = indexed(({ productId }) => productId)
  products.forEach((places, product) => {
    const firsts = places.filter((at) => levels[at]! > 0).map((at) => name(at, 0))
    binaries.add(`y${product}`)
    for (const first of firsts) rows.push(`${first} - y${product} <= 0`)
    if (firsts.length > demands.maxColours) rows.push(`${terms(firsts)} <= ${demands.maxColours}`)
  })
  rows.push(`${terms(products.map((_, product) => `y${product}`))} <= ${demands.maxStyles}`)
  indexed(({ minimumGroup }) => minimumGroup).forEach((places, group) => {
    const { minimum } = candidates[places[0]!]!
    if (minimum === 0) return
    binaries.add(`w${group}`)
    for (const at of places) if (levels[at]! > 0) rows.push(`${name(at, 0)} - w${group} <= 0`)
    rows.push(`${terms(cost(places))} - ${figure(minimum / 100 + rounding)} w${group} >= 0`)
  })
  if (demands.maxBrands !== null) {
    const brands = indexed(({ brandId }) => brandId)
    brands.forEach((places, brand) => {
      binaries.add(`b${brand}`)
      for (const at of places) if (levels[at]! > 0) rows.push(`${name(at, 0)} - b${brand} <= 0`)
    })
    rows.push(`${terms(brands.map((_, brand) => `b${brand}`))} <= ${demands.maxBrands}`)
  }
  const bonus = presenceBonus(candidates)
  demands.wantedKeys.forEach((key, wanted) => {
    const firsts = all.filter((at) => levels[at]! > 0 && isOfKey(candidates[at]!, key)).map((at) => name(at, 0))
    if (firsts.length === 0) return
    binaries.add(`c${wanted}`)
    value.push(`${figure(bonus)} c${wanted}`)
    rows.push(`c${wanted} - ${firsts.join(' - ')} <= 0`)
  })
  const lines = rows.map((row, at) => ` r${at}: ${row}`)
  return [
    'Maximize',
    ` obj: ${terms(value)}`,
    'Subject To',
    ...lines.map(wrapped),
    'Binary',
    ...[...binaries].map((one) => ` ${one}`),
    'End',
  ].join('\n')
}

/** Lines of the format have a limit. */
const wrapped = (line: string) => line.replace(/(.{400,}?) \+ /g, '$1\n + ')

/** The packs of a solution by its columns. */
export function choiceOf(
  candidates: readonly Candidate[],
  columns: Readonly<Record<string, { Primal?: number }>>,
): number[] {
  return candidates.map(({ mostPacks }, at) => {
    let packs = 0
    while (packs < mostPacks && (columns[`x${at}_${packs}`]?.Primal ?? 0) > 0.5) packs += 1
    return packs
  })
}
