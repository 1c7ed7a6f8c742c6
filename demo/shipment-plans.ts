import type { ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import type { KeptLine } from '../server/src/slices/orders/model/lines.queries.ts'
import { chooser, idOf } from './random.ts'

/** An order that was agreed on, with what was agreed. */
export type AgreedOrder = {
  id: string
  number: string
  status: string
  brandId: string
  retailerId: string
  currency: string
  paymentMethod: string
  confirmedAt: Date
  endedAt: Date | null
  sellerId: string | null
  buyerId: string | null
  kept: {
    brandName: string
    retailerName: string
    shipTo: object | null
    billTo: object | null
    terms: { depositPercent?: number | null }
  }
  lines: AgreedLine[]
}
export type AgreedLine = {
  lineId: string
  quantity: number
  price: string
  carton: Record<string, number> | null
  kept: KeptLine
}
type Answer = 'OPEN' | 'CREDITED' | 'REFUSED' | 'REPLACED'
export type DemoClaim = { line: number; kind: 'MISSING' | 'DAMAGED'; answer: Answer }
export type DemoShipment = {
  id: string
  order: AgreedOrder
  status: ShipmentStatus
  lines: { line: AgreedLine; quantity: number }[]
  claim: DemoClaim | null
  carrier: string
  freight: number // of the goods, in hundredths of a percent
  at: { packed: Date; ready: Date; left: Date; arrived: Date }
}
/** A part of an order: its lines from one share to another, and what became of it. */
type Part = { from: number; to: number; status: ShipmentStatus; claim?: DemoClaim }

const day = 86_400_000
const carriers = ['DHL', 'UPS', 'FedEx', 'Aramex', 'GLS', 'DPD']
const claimOf = (kind: DemoClaim['kind'], answer: Answer): DemoClaim => ({ line: 0, kind, answer })

/** Between Maison Orla and Kin & Co there is a shipment in every state, and a claim for every answer. */
const friends: Record<string, Part[]> = {
  'friends 7': [
    { from: 0, to: 0.25, status: 'PRE_TRANSIT' },
    { from: 0.25, to: 0.5, status: 'PENDING' },
    { from: 0.5, to: 0.75, status: 'IN_TRANSIT' },
    { from: 0.75, to: 1, status: 'RETURNED' },
  ],
  'friends 8': [], // confirmed days ago, and nothing packed
  'friends 9': [
    { from: 0, to: 0.4, status: 'DELIVERED', claim: claimOf('DAMAGED', 'OPEN') },
    { from: 0.4, to: 0.7, status: 'FAILED' },
    { from: 0.7, to: 1, status: 'CANCELLED' },
  ],
  'friends 10': [{ from: 0, to: 1, status: 'DELIVERED', claim: claimOf('DAMAGED', 'CREDITED') }],
  'friends 11': [{ from: 0, to: 1, status: 'DELIVERED', claim: claimOf('MISSING', 'REPLACED') }],
  'friends 12': [{ from: 0, to: 1, status: 'DELIVERED', claim: claimOf('DAMAGED', 'REFUSED') }],
}
const known = new Map(Object.entries(friends).map(([name, parts]) => [idOf('order', name), parts]))

/** What was shipped of an order so far; the same each time. */
export function shipmentsFor(order: AgreedOrder, now: Date): DemoShipment[] {
  const choose = chooser(`shipments ${order.id}`)
  const parts = known.get(order.id) ?? partsOf(order, now, choose)
  const end = order.endedAt ?? now
  const span = end.getTime() - order.confirmedAt.getTime()
  return parts.flatMap(({ from, to, status, claim = null }, n) => {
    const lines = portion(order.lines, from, to)
    if (lines.length === 0) return []
    const moment = (share: number) => new Date(order.confirmedAt.getTime() + span * share)
    const start = 0.1 + n * 0.12
    return [
      {
        id: idOf('shipment', order.id, String(n)),
        order,
        status,
        lines,
        claim,
        carrier: choose(carriers),
        freight: choose([0, 150, 200, 300]),
        at: {
          packed: moment(start),
          ready: moment(start + 0.05),
          left: moment(start + 0.08),
          arrived: order.endedAt && n === parts.length - 1 ? end : moment(start + 0.3),
        },
      },
    ]
  })
}

function partsOf(order: AgreedOrder, now: Date, choose: ReturnType<typeof chooser>): Part[] {
  if (order.status === 'COMPLETED') {
    const claim = choose([
      null,
      null,
      null,
      null,
      null,
      null,
      claimOf('DAMAGED', 'CREDITED'),
      claimOf('MISSING', 'REFUSED'),
    ])
    const last = claim ? { claim } : {}
    const split = choose([1, 1, 1, 0.6])
    return split === 1
      ? [{ from: 0, to: 1, status: 'DELIVERED', ...last }]
      : [
          { from: 0, to: split, status: 'DELIVERED' },
          { from: split, to: 1, status: 'DELIVERED', ...last },
        ]
  }
  const age = (now.getTime() - order.confirmedAt.getTime()) / day
  if (age < 5) return []
  const status = choose([null, null, 'PENDING', 'PRE_TRANSIT', 'IN_TRANSIT', 'IN_TRANSIT', 'DELIVERED'] as const)
  if (status === null) return []
  return [{ from: 0, to: status === 'DELIVERED' ? 0.5 : choose([0.5, 1]), status }]
}

/** Lines of a share of the order; every line belongs to exactly one share. */
function portion(lines: readonly AgreedLine[], from: number, to: number): DemoShipment['lines'] {
  const at = (share: number) => Math.round(share * lines.length)
  return lines.slice(at(from), at(to)).map((line) => ({ line, quantity: line.quantity }))
}
