export const cartLimits = { units: 100_000, notes: 2_000, atOnce: 500, carts: 50, skus: 500, lines: 2_000 } as const
