import * as fc from 'fast-check'

export const countries = ['FR', 'AE', 'JP'] as const
export const currencies = ['EUR', 'JPY', 'KWD'] as const

/** Any edit that affects visibility. */
const pick = (count: number) => fc.nat(count - 1)
const often = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight: 5 })
export const edits = fc.oneof(
  fc.record({ do: fc.constant('deadline' as const), at: pick(2), hours: fc.constantFrom(null, -1, 1) }),
  fc.record({
    do: fc.constant('status' as const),
    at: pick(2),
    status: fc.constantFrom('NEW', 'IN_REVIEW', 'LIVE', 'LIVE', 'LIVE'),
  }),
  fc.record({ do: fc.constant('picture' as const), product: pick(6), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('showIncomplete' as const), at: pick(2), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('archive' as const), at: pick(2), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('brandLive' as const), hours: fc.constantFrom(null, -1, 1) }),
  fc.record({ do: fc.constant('restrict' as const), some: fc.subarray([...countries]) }),
  fc.record({ do: fc.constant('hideWsp' as const), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('relation' as const), who: pick(4), isOn: fc.boolean(), group: fc.option(pick(2)) }),
  fc.record({ do: fc.constant('reader' as const), who: pick(4), at: pick(2) }),
  fc.record({ do: fc.constant('currency' as const), who: pick(4), currency: fc.constantFrom(...currencies) }),
  often(
    fc.record({
      do: fc.constant('book' as const),
      kind: fc.constantFrom('PRICE' as const, 'SEGMENT' as const),
      at: fc.option(pick(2)),
      products: fc.subarray([0, 1, 2, 3, 4, 5]),
      price: fc.nat(500),
    }),
  ),
  fc.record({ do: fc.constant('removeBook' as const), which: fc.nat(20) }),
  often(
    fc.record({
      do: fc.constant('assign' as const),
      which: fc.nat(20),
      to: fc.oneof(
        fc.record({ retailer: pick(4) }),
        fc.record({ group: pick(2) }),
        fc.record({ country: fc.constantFrom(...countries) }),
      ),
    }),
  ),
  fc.record({
    do: fc.constant('ownPrice' as const),
    product: pick(6),
    currency: fc.constantFrom(...currencies),
    price: fc.option(fc.nat(500)),
  }),
)
export type Edit = typeof edits extends fc.Arbitrary<infer E> ? E : never
