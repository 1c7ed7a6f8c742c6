import type { Deps } from '../../../platform/serving/deps.ts'
import { readPurchases } from '../../analytics/door.ts'
import type { Buyer } from '../../carts/door.ts'
import { findProducts, upcomingDeadlines, viewerOf } from '../../catalog/door.ts'
import { listOrders, orderedProducts, presentRow } from '../../orders/door.ts'
import { readWallet } from '../../wallet/door.ts'
import type { Intent, Screen } from '../brief/intents.ts'
import { buyerFacts } from '../selection/compose.ts'
import { addDays } from '../brief/parse-days.ts'
import { answer, type StoredAnswer } from '../model/stored-answer.ts'

const shown = 6
const deadlineDays = 30

/** Answers from the same queries that the screens use, with links to them. */
export function answerQuestion({ db }: Pick<Deps, 'db'>, buyer: Buyer, intent: Intent): Promise<StoredAnswer> {
  switch (intent.kind) {
    case 'bought':
      return whatWasBought(db, buyer, intent)
    case 'soldOut':
      return whatSoldOut(db, buyer)
    case 'deadlines':
      return whichDeadlines(db, buyer)
    case 'order':
      return whereOrdersAre(db, buyer, intent.number)
    case 'owe':
      return whatIsOwed(db, buyer)
    case 'cannot':
      return Promise.resolve(answer([{ key: 'assistant.cannot' }], { links: [screens[intent.screen]] }))
    case 'help':
      return Promise.resolve(answer([{ key: 'assistant.help' }]))
  }
}

const link = (to: string, name: string) => ({ to, key: `assistant.link.${name}` })
const screens: Record<Screen, { to: string; key: string }> = {
  orders: link('/orders', 'orders'),
  profile: link('/profile', 'profile'),
  messages: link('/inbox', 'messages'),
  connections: link('/connections', 'connections'),
  wallet: link('/wallet', 'wallet'),
  cart: link('/checkout', 'cart'),
  wishlists: link('/wishlist', 'wishlists'),
  downloads: link('/downloads', 'downloads'),
  shipments: link('/shipments', 'shipments'),
  invoices: link('/invoices', 'invoices'),
  team: link('/profile', 'team'),
}

type Db = Deps['db']
type Bought = Extract<Intent, { kind: 'bought' }>

async function whatWasBought(db: Db, buyer: Buyer, { lastSeason, days }: Bought): Promise<StoredAnswer> {
  const { today } = await buyerFacts(db, buyer.entityId)
  const { from, to } = lastSeason ? seasonBefore(today) : { from: addDays(today, 1 - days), to: today }
  const { total, rows, currency } = await readPurchases(db, buyer, {
    from,
    to,
    measure: 'booked',
    by: 'brand',
    compare: 'none',
  })
  const period = { from: { day: from }, to: { day: to } }
  const screen = `/purchase-analytics?from=${from}&to=${to}&currency=${currency}`
  const links = [link(screen, 'purchases')]
  if (!total.orders) return answer([{ key: 'assistant.bought.none', params: period }], { links })
  const params = {
    ...period,
    units: total.units,
    orders: total.orders ?? 0,
    amount: { amount: total.amount, currency },
  }
  return answer([{ key: 'assistant.bought', params }], {
    links,
    facts: rows.slice(0, shown).map(({ key, label, units, amount }) => ({
      label,
      text: { key: 'assistant.bought.units', params: { units } },
      money: { amount, currency },
      to: `/purchase-analytics/orders?from=${from}&to=${to}&currency=${currency}&brandId=${key}`,
    })),
  })
}

/** Half-years from February and August: the one before the current. */
export function seasonBefore(today: string): { from: string; to: string } {
  const [year, month] = today.split('-').map(Number) as [number, number]
  if (month >= 8) return { from: `${year}-02-01`, to: `${year}-07-31` }
  return month === 1
    ? { from: `${year - 1}-02-01`, to: `${year - 1}-07-31` }
    : { from: `${year - 1}-08-01`, to: `${year}-01-31` }
}

async function whatSoldOut(db: Db, buyer: Buyer): Promise<StoredAnswer> {
  const products = await findProducts(db, await viewerOf(db, buyer), await orderedProducts(db, buyer))
  const gone = products.filter(
    ({ status, skus }) =>
      status === 'SOLD_OUT' ||
      (skus.length > 0 && skus.every(({ onHand, reserved }) => onHand !== null && onHand <= reserved)),
  )
  const links = [link('/orders', 'orders')]
  if (gone.length === 0) return answer([{ key: 'assistant.soldOut.none' }], { links })
  return answer([{ key: 'assistant.soldOut', params: { count: gone.length } }], {
    links,
    facts: gone.slice(0, shown).map(({ id, name, collectionId }) => ({
      label: name,
      text: { key: 'assistant.soldOut.one' },
      to: `/product/${id}/c/${collectionId}`,
    })),
  })
}

async function whichDeadlines(db: Db, buyer: Buyer): Promise<StoredAnswer> {
  const rows = await upcomingDeadlines(db, await viewerOf(db, buyer), deadlineDays)
  const links = [link('/calendar', 'calendar')]
  if (rows.length === 0) return answer([{ key: 'assistant.deadlines.none' }], { links })
  return answer([{ key: 'assistant.deadlines', params: { count: rows.length } }], {
    links,
    facts: rows.slice(0, shown).map(({ id, name, brandName, deadlineDay }) => ({
      label: name,
      text: brandName,
      day: deadlineDay,
      to: `/products/${id}`,
    })),
  })
}

async function whereOrdersAre(db: Db, buyer: Buyer, number: string | null): Promise<StoredAnswer> {
  const open = ['PENDING_BRAND', 'PENDING_RETAILER', 'CONFIRMED'] as const
  const filters = number ? { q: number } : { status: [...open] }
  const { rows } = await listOrders(db, buyer, { ...filters, page: 1, limit: shown, sort: 'newest' })
  const orders = rows.map((row) => presentRow(row, 'retailer'))
  const links = [link('/orders', 'orders')]
  if (orders.length === 0) {
    const sentence = number ? { key: 'assistant.orders.unknown', params: { number } } : { key: 'assistant.orders.none' }
    return answer([sentence], { links })
  }
  const first = number ? { key: 'assistant.orders.one', params: { number } } : { key: 'assistant.orders' }
  return answer([first], {
    links,
    facts: orders.map(({ id, number: orderNumber, brand, status, fulfilment, amount, currency, shipsUntil }) => ({
      label: `${orderNumber} · ${brand.name}`,
      text: { key: `assistant.status.${status === 'CONFIRMED' && fulfilment !== 'UNFULFILLED' ? fulfilment : status}` },
      money: { amount, currency },
      day: shipsUntil,
      to: `/order/${id}`,
    })),
  })
}

async function whatIsOwed(db: Db, buyer: Buyer): Promise<StoredAnswer> {
  const { balances, due } = await readWallet(db, buyer)
  const owing = balances.filter(({ owed }) => Number(owed) > 0)
  const links = [link('/wallet', 'wallet')]
  if (owing.length === 0) return answer([{ key: 'assistant.owe.none' }], { links })
  const sentences = owing.map(({ currency, owed, overdue }) =>
    Number(overdue) > 0
      ? {
          key: 'assistant.owe.overdue',
          params: { amount: { amount: owed, currency }, overdue: { amount: overdue, currency } },
        }
      : { key: 'assistant.owe', params: { amount: { amount: owed, currency } } },
  )
  return answer(sentences, {
    links,
    facts: due.slice(0, shown).map(({ transactionId, number, counterpart, amount, currency, dueAt }) => ({
      label: [number, counterpart?.name].filter(Boolean).join(' · '),
      money: { amount, currency },
      day: dueAt.slice(0, 10),
      to: `/wallet/transactions/${transactionId}`,
    })),
  })
}
