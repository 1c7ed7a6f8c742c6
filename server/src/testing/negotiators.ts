import { orders } from '@souk/contract/orders/orders.contract.ts'
import { newShoppers, type Shopper } from './shoppers.ts'
import type { newWorld } from './world.ts'

type Who = { token: string }

/** Two sides with orders between them, and every move as one line. */
export async function newNegotiators(world: Awaited<ReturnType<typeof newWorld>>, currency = 'EUR') {
  const { ask } = world
  const shoppers = await newShoppers(world, currency)
  const { checkOut, fill, skusOf } = shoppers

  async function placed(who: Shopper, ...lines: object[]) {
    const { data } = await checkOut(who, await fill(who, ...lines))
    return data.orders[0]!.id
  }
  const read = async (who: Who, id: string) => (await ask(who, orders.read, { params: { id } })).data
  const version = async (who: Who, id: string) => (await read(who, id)).version
  const confirm = async (who: Who, id: string, lines?: string[]) =>
    ask(who, orders.confirm, { params: { id }, body: { version: await version(who, id), ...(lines && { lines }) } })
  const reject = async (who: Who, id: string, body: object = {}) =>
    ask(who, orders.reject, { params: { id }, body: { version: await version(who, id), ...body } as never })
  const cancel = async (who: Who, id: string) =>
    ask(who, orders.cancel, { params: { id }, query: { version: await version(who, id) } as never })
  const propose = async (who: Who, id: string, lines: object[], reason = '', add?: object[]) =>
    ask(who, orders.propose, {
      params: { id },
      body: { version: await version(who, id), lines, reason, ...(add && { add }) } as never,
    })
  /** The line of a product's first size. */
  const first = async (productId: string) => (await skusOf(productId))[0]!.id
  return { ...shoppers, placed, read, version, confirm, reject, cancel, propose, first }
}
