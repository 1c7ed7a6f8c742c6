/** The texts that a marketplace shows before anybody trades on it; each has an address of its own. */
export const legalKinds = ['terms-brands', 'terms-retailers', 'privacy', 'imprint'] as const
export type LegalKind = (typeof legalKinds)[number]

type Side = 'brand' | 'retailer'

/** Whom a text is for: who accepts it at the sign-up, and again where the owner asks for it. An imprint is only read. */
const acceptedBy: Record<LegalKind, readonly Side[]> = {
  'terms-brands': ['brand'],
  'terms-retailers': ['retailer'],
  privacy: ['brand', 'retailer'],
  imprint: [],
}

/** What a person of a side accepts; the marketplace's own people and guests accept nothing. */
export const kindsFor = (side: string): LegalKind[] =>
  legalKinds.filter((kind) => (acceptedBy[kind] as readonly string[]).includes(side))

export const isAccepted = (kind: LegalKind): boolean => acceptedBy[kind].length > 0

export type LegalVersion = { number: number; validFrom: string; asksAgain: boolean }

/** The one that holds on a day: the newest that has begun. Of two of one day, the later one. */
export function inForce<V extends LegalVersion>(versions: readonly V[], today: string): V | undefined {
  return versions
    .filter(({ validFrom }) => validFrom <= today)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.number - a.number)[0]
}

/** Whether a person is asked again: a version that asks has begun, and was published after all that the person accepted. */
export function mustAccept(versions: readonly LegalVersion[], accepted: readonly number[], today: string): boolean {
  const last = Math.max(0, ...accepted)
  return versions.some(({ number, validFrom, asksAgain }) => asksAgain && validFrom <= today && number > last)
}
