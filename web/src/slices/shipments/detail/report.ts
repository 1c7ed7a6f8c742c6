/** What the retailer reports about one line. */
export type Report = { missing: number; damaged: number; note: string; photos: readonly string[] }

export const reportedUnits = (reports: Readonly<Record<string, Report>>): number =>
  Object.values(reports).reduce((sum, { missing, damaged }) => sum + missing + damaged, 0)

/** One claim for each kind; photos go with the damage, or with what is missing where nothing is damaged. */
export function claimsOf(reports: Readonly<Record<string, Report>>) {
  return Object.entries(reports).flatMap(([shipmentLineId, { missing, damaged, note, photos }]) => [
    ...(missing > 0
      ? [{ shipmentLineId, kind: 'MISSING' as const, quantity: missing, note, photos: damaged > 0 ? [] : [...photos] }]
      : []),
    ...(damaged > 0
      ? [{ shipmentLineId, kind: 'DAMAGED' as const, quantity: damaged, note, photos: [...photos] }]
      : []),
  ])
}
