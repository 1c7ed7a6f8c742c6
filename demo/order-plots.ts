import type { OrderEvent } from '@souk/contract/orders/order-shapes.ts'
import type { Step } from './order-stories.ts'

type Kind = OrderEvent['kind']
type Why = Pick<Step, 'reason' | 'text'>
const brand = (kind: Kind, days: number, why: Why = {}): Step => ({ kind, by: 'brand', days, ...why })
const retailer = (kind: Kind, days: number, why: Why = {}): Step => ({ kind, by: 'retailer', days, ...why })

const placed = retailer('placed', 0)
const written = brand('placed', 0)
const cut = brand('proposed', 1.2, { text: 'Two sizes run short; the rest leaves as ordered.' })
const done = (days: number) => brand('completed', days)

/** How orders go, as they are told to friends of the house. */
export const plots = {
  placed: [placed],
  written: [written],
  cut: [placed, cut],
  countered: [placed, cut, retailer('proposed', 0.8, { text: 'The larger sizes sell first with us.' })],
  confirmed: [placed, brand('confirmed', 0.9)],
  writtenConfirmed: [written, retailer('confirmed', 1.6)],
  negotiated: [placed, cut, retailer('confirmed', 1.1)],
  some: [placed, cut, retailer('acceptedSome', 1.4), brand('confirmed', 0.7)],
  changeWaits: [placed, brand('confirmed', 0.8), brand('proposed', 2.4, { text: 'The mill delivers late.' })],
  changeRefused: [
    placed,
    brand('confirmed', 0.8),
    brand('proposed', 4, { text: 'The mill delivers late.' }),
    retailer('refused', 1.5),
  ],
  cancelAsked: [placed, brand('confirmed', 0.6), retailer('cancelAsked', 3.1, { reason: 'LEAD_TIME' })],
  cancelDeclined: [
    placed,
    brand('confirmed', 0.6),
    retailer('cancelAsked', 3.1, { reason: 'LEAD_TIME' }),
    brand('cancelDeclined', 1, { text: 'It is cut already.' }),
  ],
  completed: [placed, brand('confirmed', 1.3), done(24)],
  negotiatedCompleted: [placed, cut, retailer('confirmed', 1.1), done(29)],
  someCompleted: [placed, cut, retailer('acceptedSome', 1.4), brand('confirmed', 0.7), done(26)],
  writtenCompleted: [written, retailer('confirmed', 2.2), done(31)],
  rejected: [placed, brand('rejected', 1.7, { reason: 'EXCLUSIVITY', text: 'A shop in your street carries us.' })],
  soldOut: [placed, brand('rejected', 0.9, { reason: 'OUT_OF_STOCK' })],
  refusedRejected: [
    placed,
    cut,
    retailer('refused', 1.3),
    brand('rejected', 1, { reason: 'LEAD_TIME', text: 'The cloth is not to be had before May.' }),
  ],
  cancelled: [placed, retailer('cancelled', 0.5)],
  writtenCancelled: [written, retailer('cancelled', 3)],
  agreedCancelled: [placed, brand('confirmed', 0.9), brand('cancelled', 3, { reason: 'OUT_OF_STOCK' })],
  lapsed: [placed, brand('lapsed', 14)],
} as const satisfies Record<string, readonly Step[]>
export type Plot = keyof typeof plots

/** What may have become of an order of some age; what stands twice happens more often. */
export const plotsAt: { until: number; plots: readonly Plot[] }[] = [
  {
    until: 4,
    plots: ['placed', 'placed', 'placed', 'written', 'cut', 'countered', 'confirmed', 'negotiated', 'cancelled'],
  },
  {
    until: 12,
    plots:
      'placed cut countered written confirmed confirmed negotiated some changeWaits soldOut writtenConfirmed'.split(
        ' ',
      ) as Plot[],
  },
  {
    until: 45,
    plots:
      `confirmed confirmed confirmed negotiated negotiated some writtenConfirmed changeRefused cancelDeclined completed
      rejected cancelled lapsed agreedCancelled refusedRejected`.split(/\s+/) as Plot[],
  },
  {
    until: 366,
    plots:
      `completed completed completed completed completed negotiatedCompleted negotiatedCompleted someCompleted writtenCompleted
      confirmed rejected soldOut cancelled writtenCancelled lapsed refusedRejected`.split(/\s+/) as Plot[],
  },
]
