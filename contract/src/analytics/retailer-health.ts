import { z } from 'zod/mini'

export const RetailerHealth = z.enum(['NEW', 'RETURNING', 'SILENT', 'AT_RISK'])
export type RetailerHealth = z.infer<typeof RetailerHealth>
export const RiskReason = z.enum(['LATE', 'FALLING', 'CANCELLING'])
export type RiskReason = z.infer<typeof RiskReason>

export type RetailerTrade = {
  daysSinceFirst: number
  daysSinceLast: number
  periodDays: number
  orders: number // ever
  ordersInPeriod: number
  usualGapDays: number | null // the median; none with fewer than three orders
  amount: bigint // in the period
  before: bigint // in the one before
  cancelled: number // in the period
}

const lateFactor = 1.5
const silentGaps = 3
const silentDays = 180

/** New and returning are about the period; silence and risk are about today. A risk always has a reason. */
export function retailerHealth(trade: RetailerTrade): { health: RetailerHealth; reasons: RiskReason[] } {
  const { daysSinceFirst, daysSinceLast, periodDays, usualGapDays, amount, before, cancelled } = trade
  const silentAfter = usualGapDays === null ? silentDays : Math.max(60, Math.min(silentDays, usualGapDays * silentGaps))
  if (daysSinceLast > silentAfter && trade.ordersInPeriod === 0) return { health: 'SILENT', reasons: [] }
  const reasons: RiskReason[] = [
    ...(usualGapDays !== null && daysSinceLast > Math.max(14, usualGapDays * lateFactor) ? ['LATE' as const] : []),
    ...(before > 0n && amount * 2n < before ? ['FALLING' as const] : []),
    ...(cancelled >= 2 && cancelled * 2 >= trade.ordersInPeriod ? ['CANCELLING' as const] : []),
  ]
  if (reasons.length > 0) return { health: 'AT_RISK', reasons }
  if (daysSinceFirst < periodDays) return { health: 'NEW', reasons }
  return { health: trade.ordersInPeriod > 0 ? 'RETURNING' : 'SILENT', reasons }
}
