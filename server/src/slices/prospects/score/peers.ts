/** A brand as its peers are compared; beside which others stores show it is in the profiles. */
export type Peer = { name: string; categories: readonly string[] }

const weightOfShelves = 0.75

/** How alike other brands are to one: by shared categories, and by how often shelves show both, directly or through a third. */
export function peersOf(own: Peer, others: readonly Peer[], profiles: Profiles): ReadonlyMap<string, number> {
  const name = own.name.toLowerCase()
  const profile = profiles.get(name)
  const known = new Map(others.map((peer) => [peer.name.toLowerCase(), peer.categories]))
  const alike = new Map<string, number>()
  for (const other of new Set([...known.keys(), ...(profile ? profiles.keys() : [])])) {
    if (other === name) continue
    const categories = known.get(other)
    const sold =
      categories && categories.length > 0 && own.categories.length > 0 ? shareOf(own.categories, categories) : null
    const theirs = profiles.get(other)
    const shown = profile && theirs ? cosine(profile, theirs) : null
    if (sold !== null && shown !== null) alike.set(other, (1 - weightOfShelves) * sold + weightOfShelves * shown)
    else if (sold !== null || shown !== null) alike.set(other, (sold ?? shown)!)
  }
  return alike
}

function shareOf(one: readonly string[], other: readonly string[]): number {
  const shared = other.filter((key) => one.includes(key)).length
  return Math.sqrt(shared / (one.length + other.length - shared))
}

type Profile = Map<string, number>
export type Profiles = ReadonlyMap<string, Profile>
/** For each brand, by lower-cased name, how many shelves show it beside each other one. */
export function profilesOf(shelves: readonly (readonly string[])[]): Profiles {
  const profiles = new Map<string, Profile>()
  for (const shelf of shelves) {
    const names = [...new Set(shelf.map((name) => name.toLowerCase()))]
    for (const one of names) {
      const profile = profiles.get(one) ?? new Map<string, number>()
      profiles.set(one, profile)
      for (const other of names) profile.set(other, (profile.get(other) ?? 0) + 1)
    }
  }
  return profiles
}

function cosine(one: Profile, other: Profile): number {
  let shared = 0
  for (const [name, count] of one) shared += count * (other.get(name) ?? 0)
  return shared / Math.sqrt(lengthOf(one) * lengthOf(other))
}
function lengthOf(profile: Profile): number {
  let sum = 0
  for (const count of profile.values()) sum += count * count
  return sum
}
