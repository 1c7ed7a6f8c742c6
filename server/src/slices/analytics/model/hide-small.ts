/** The fewest retailers that are counted for a brand that trades with none of them. */
export const fewestRetailers = 5

/**
 * Counts of retailers without a relation, in steps of five. Every shown count is a multiple of five, so the difference
 * of two shown counts never tells of a group of one to four.
 */
export const hideSmall = (retailers: number): number => retailers - (retailers % fewestRetailers)
