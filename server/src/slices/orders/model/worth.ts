import type { Line } from './lines.queries.ts'

export const worthOf = (lines: readonly Line[]): bigint =>
  lines.reduce((sum, { price, quantity }) => sum + price * BigInt(quantity), 0n)
