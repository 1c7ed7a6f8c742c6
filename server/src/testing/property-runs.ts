/**
 * How often a property test draws: half as often in the daily run, ten times as often in the full one.
 * A failure prints its seed.
 */
export const propertyRuns = (usual: number): number =>
  process.env.SOUK_FULL ? usual * 10 : Math.max(5, Math.ceil(usual / 2)) // check-sources: allow
