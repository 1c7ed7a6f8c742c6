import type { EntityType } from '@souk/contract/identity/identity.contract.ts'

/** A guide: the pages it explains, and how many paragraphs the catalogue has for all, for retailers and for brands. */
export type Topic = {
  id: string
  pages: readonly [string, ...string[]]
  paragraphs: { all: number; retailer: number; brand: number }
}
const topic = (id: string, pages: Topic['pages'], [all, retailer, brand]: [number, number, number]): Topic => ({
  id,
  pages,
  paragraphs: { all, retailer, brand },
})

/** In reading order. The first page names where a guide leads; the longest that fits an address decides. */
export const topics: readonly Topic[] = [
  topic('dashboard', ['/dashboard'], [3, 0, 0]),
  topic('profile', ['/profile'], [4, 1, 1]),
  topic('explore', ['/explore', '/discover-products', '/search', '/brand', '/products', '/product'], [3, 1, 0]),
  topic('collections', ['/collections'], [0, 0, 4]),
  topic('products', ['/collections/edit'], [0, 0, 5]),
  topic('books', ['/collections/books'], [0, 0, 4]),
  topic('wishlists', ['/wishlist', '/selection', '/wishlist-products', '/selection-products'], [3, 1, 1]),
  topic('checkout', ['/checkout'], [0, 5, 0]),
  topic('orders', ['/orders', '/order', '/dashboard/order-overview'], [4, 0, 1]),
  topic('shipments', ['/shipments', '/shipment'], [1, 2, 2]),
  topic('invoices', ['/invoices', '/invoice'], [2, 1, 1]),
  topic('wallet', ['/wallet'], [2, 3, 3]),
  topic('connections', ['/connections'], [2, 1, 2]),
  topic('calendar', ['/calendar'], [1, 1, 1]),
  topic('messages', ['/messages', '/inbox'], [3, 1, 1]),
  topic('referrals', ['/referrals'], [3, 0, 1]),
  topic('analytics', ['/sales-analytics', '/purchase-analytics', '/analytics', '/profile/activity'], [1, 1, 2]),
  topic('downloads', ['/downloads'], [2, 0, 0]),
  topic('prospects', ['/prospects-gen-ai'], [0, 0, 5]),
  topic('beingFound', ['/profile/found'], [0, 3, 0]),
  topic('retailerAi', ['/retailer-ai'], [0, 5, 0]),
  topic('integrations', ['/integrations', '/integration-metrics'], [5, 0, 0]),
  topic('console', ['/admin'], [3, 0, 0]),
  topic('consoleOpening', ['/admin/readiness', '/admin/administrators'], [4, 0, 0]),
  topic(
    'consoleAccounts',
    ['/admin/users', '/admin/entities', '/admin/brands', '/admin/documents', '/admin/invitations'],
    [6, 0, 0],
  ),
  topic(
    'consoleMarketplace',
    [
      '/admin/reviews',
      '/admin/prospects',
      '/admin/credit-requests',
      '/admin/legal',
      '/admin/referrals',
      '/admin/marketplace',
      '/admin/lists',
    ],
    [7, 0, 0],
  ),
  topic('consoleMoney', ['/admin/credit', '/admin/disputes', '/admin/reconciliation', '/admin/rules'], [4, 0, 0]),
  topic('consoleSystem', ['/admin/flags', '/admin/mails', '/admin/jobs', '/admin/health', '/admin/audit'], [5, 0, 0]),
]

const isUnder = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

/** The guide to the page at an address, if there is one. */
export function topicOf(path: string): Topic | undefined {
  const fits = topics.flatMap((one) => one.pages.filter((page) => isUnder(path, page)).map((page) => ({ one, page })))
  return fits.toSorted((a, b) => b.page.length - a.page.length)[0]?.one
}

/** The keys of a guide's paragraphs for a viewer; others than brands and retailers read both. */
export function paragraphKeys({ id, paragraphs }: Topic, viewer: EntityType | null): string[] {
  const parts = (['all', 'retailer', 'brand'] as const).filter(
    (part) => part === 'all' || (viewer !== 'brand' && viewer !== 'retailer') || part === viewer,
  )
  return parts.flatMap((part) => Array.from({ length: paragraphs[part] }, (_, at) => `${id}.${part}.${at + 1}`))
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a guide has every word of a search somewhere, marks and letter case aside. */
export function matches(texts: readonly string[], search: string): boolean {
  const text = plain(texts.join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
