import { type Candidate, type Choice, type Demands, isOfKey, packWorth, presenceBonus } from './candidate.ts'

const stepsAtMost = 600

/** A first choice within milliseconds: the best pack for its price, one after the other; a new minimum is opened as a whole. */
export function chooseGreedy(candidates: readonly Candidate[], demands: Demands, locked: Choice = []): number[] {
  const state = new State(candidates, demands, locked)
  for (let step = 0; step < stepsAtMost; step += 1) {
    const next = state.best()
    if (!next) break
    for (const [at, packs] of next) state.add(at, packs)
  }
  return state.choice
}

type Step = readonly (readonly [at: number, packs: number])[]

class State {
  readonly choice: number[]
  readonly #candidates: readonly Candidate[]
  readonly #demands: Demands
  readonly #bonus: number
  readonly #byGroup: Map<string, number[]>
  readonly #dead = new Set<string>()
  readonly #groupCost = new Map<string, number>()
  readonly #colours = new Map<string, number>()
  readonly #brands = new Set<string>()
  #cost = 0

  constructor(candidates: readonly Candidate[], demands: Demands, locked: Choice) {
    this.#candidates = candidates
    this.#demands = demands
    this.#bonus = presenceBonus(candidates)
    this.choice = candidates.map(() => 0)
    this.#byGroup = new Map()
    candidates.forEach(({ minimumGroup }, at) => {
      const group = this.#byGroup.get(minimumGroup) ?? []
      group.push(at)
      this.#byGroup.set(minimumGroup, group)
    })
    locked.forEach((packs, at) => packs > 0 && this.add(at, packs))
  }

  add(at: number, packs: number): void {
    const { productId, brandId, minimumGroup, packCost } = this.#candidates[at]!
    if (this.choice[at] === 0) this.#colours.set(productId, (this.#colours.get(productId) ?? 0) + 1)
    this.choice[at]! += packs
    this.#brands.add(brandId)
    this.#cost += packs * packCost
    this.#groupCost.set(minimumGroup, (this.#groupCost.get(minimumGroup) ?? 0) + packs * packCost)
  }

  best(): Step | null {
    let best: Step | null = null
    let density = 0
    for (const [group, places] of this.#byGroup) {
      if (this.#dead.has(group)) continue
      const { minimum } = this.#candidates[places[0]!]!
      const isOpen = (this.#groupCost.get(group) ?? 0) >= minimum && (minimum === 0 || this.#groupCost.has(group))
      const step = isOpen ? this.#single(places) : this.#bundle(places, minimum)
      if (!step) {
        if (!isOpen && !this.#groupCost.has(group)) this.#dead.add(group) // money and room only get less
        continue
      }
      if (step.density > density) [best, density] = [step.packs, step.density]
    }
    return best
  }

  #single(places: readonly number[]): { packs: Step; density: number } | null {
    let best: { packs: Step; density: number } | null = null
    for (const at of places) {
      if (!this.#fits(at, this.choice[at]!, this.#cost, this.#colours)) continue
      const density = this.#gain(at, this.choice[at]!) / this.#candidates[at]!.packCost
      if (!best || density > best.density) best = { packs: [[at, 1]], density }
    }
    return best
  }

  /** As many of the best as reach the minimum. */
  #bundle(places: readonly number[], minimum: number): { packs: Step; density: number } | null {
    const packs = new Map<number, number>()
    const colours = new Map(this.#colours)
    let cost = this.#groupCost.get(this.#candidates[places[0]!]!.minimumGroup) ?? 0
    let [spent, gained] = [0, 0]
    while (cost < minimum || packs.size === 0) {
      let [best, density] = [-1, 0]
      for (const at of places) {
        const taken = this.choice[at]! + (packs.get(at) ?? 0)
        if (!this.#fits(at, taken, this.#cost + spent, colours)) continue
        const gainPerCost = this.#gain(at, taken) / this.#candidates[at]!.packCost
        if (gainPerCost > density) [best, density] = [at, gainPerCost]
      }
      if (best < 0) return null
      const { packCost, productId } = this.#candidates[best]!
      if (this.choice[best]! + (packs.get(best) ?? 0) === 0) colours.set(productId, (colours.get(productId) ?? 0) + 1)
      gained += this.#gain(best, this.choice[best]! + (packs.get(best) ?? 0))
      packs.set(best, (packs.get(best) ?? 0) + 1)
      cost += packCost
      spent += packCost
    }
    return { packs: [...packs], density: gained / Math.max(spent, 1) }
  }

  #fits(at: number, taken: number, cost: number, colours: ReadonlyMap<string, number>): boolean {
    const { budget, maxStyles, maxBrands, maxColours } = this.#demands
    const { productId, brandId, packCost, mostPacks } = this.#candidates[at]!
    if (taken >= mostPacks || (budget !== null && cost + packCost > budget)) return false
    if (budget === null && taken > 0) return false // without a budget one pack of each is enough
    if (maxBrands !== null && !this.#brands.has(brandId) && this.#brands.size >= maxBrands) return false
    if (taken > 0) return true
    const colourCount = colours.get(productId) ?? 0
    return colourCount === 0 ? colours.size < maxStyles : colourCount < maxColours
  }

  #gain(at: number, taken: number): number {
    const candidate = this.#candidates[at]!
    const isNew = this.#demands.wantedKeys.some(
      (key) =>
        isOfKey(candidate, key) && !this.#candidates.some((one, place) => this.choice[place]! > 0 && isOfKey(one, key)),
    )
    return candidate.value * packWorth ** taken + (isNew ? this.#bonus : 0)
  }
}
