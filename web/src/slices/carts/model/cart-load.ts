import type { Cart } from '@souk/contract/carts/cart-shapes.ts'

export type Loaded = { mode: 'single' | 'multiple'; carts: readonly Cart[] }

/** A list turns the multiple mode on and keeps what holds something; one object is the single mode. */
export function loadedOf(answer: Cart | readonly Cart[]): Loaded {
  if (!isList(answer)) return { mode: 'single', carts: [answer] }
  return { mode: 'multiple', carts: answer.filter(({ products }) => products.length > 0).toSorted(byName) }
}

/** Not by their last change, as the server lists them: a cart must not move while a person types into it. */
const byName = (one: Cart, other: Cart) =>
  one.brand.name.localeCompare(other.brand.name) ||
  one.store.name.localeCompare(other.store.name) ||
  one._id.localeCompare(other._id)

/** What was just written stands in the place of what was there; a cart that came to nothing is gone. */
export function withWritten(
  answer: Cart | readonly Cart[],
  named: readonly string[],
  written: readonly Cart[],
): Cart | readonly Cart[] {
  const byId = new Map(written.map((cart) => [cart._id, cart]))
  if (!isList(answer)) return byId.get(answer._id) ?? answer
  const known = new Set(answer.map(({ _id }) => _id))
  return [
    ...written.filter(({ _id }) => !known.has(_id)),
    ...answer.flatMap((cart) => byId.get(cart._id) ?? (named.includes(cart._id) ? [] : cart)),
  ]
}

const isList = (answer: Cart | readonly Cart[]): answer is readonly Cart[] => Array.isArray(answer)
