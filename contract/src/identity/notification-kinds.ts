/** What people are told about; each kind has its own channels. */
export const notificationKinds = [
  'orders',
  'orderChanges',
  'comments',
  'shipments',
  'payments',
  'credit',
  'connections',
  'followers',
  'openings',
  'closings',
  'shares',
  'downloads',
  'teams',
  'reviews',
  'messages',
  'referrals',
  'prospects',
  'requests',
  'signUps',
  'newBrands',
  'collections',
  'disputes',
  'failures',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
export type Channels = { inApp: boolean; mail: boolean; digest: boolean }

const mailed = { inApp: true, mail: true, digest: false }
const collected = { inApp: true, mail: false, digest: true }

/** Without a choice of their own, people have these. */
export const defaultChannels: Readonly<Record<NotificationKind, Channels>> = {
  orders: mailed,
  orderChanges: mailed,
  comments: collected,
  shipments: mailed,
  payments: mailed,
  credit: mailed,
  connections: mailed,
  followers: collected,
  openings: { inApp: true, mail: true, digest: true },
  closings: { inApp: true, mail: true, digest: true },
  shares: collected,
  downloads: { inApp: true, mail: false, digest: false },
  teams: collected,
  reviews: mailed,
  messages: mailed,
  referrals: mailed,
  prospects: mailed,
  requests: mailed,
  signUps: { inApp: true, mail: false, digest: false },
  newBrands: mailed,
  collections: mailed,
  disputes: mailed,
  failures: { inApp: false, mail: true, digest: false },
}

/** At least one admin of an entity gets these mails: an order's status and money owed. */
export const requiredKinds: ReadonlySet<NotificationKind> = new Set(['orders', 'orderChanges', 'payments'])

const kindsOfOneSide: Partial<Record<NotificationKind, 'brand' | 'retailer' | 'souk'>> = {
  followers: 'brand',
  reviews: 'brand',
  credit: 'retailer',
  requests: 'souk',
  signUps: 'souk',
  newBrands: 'souk',
  collections: 'souk',
  disputes: 'souk',
  failures: 'souk',
}
/** Administrators do not trade, so they have kinds of their own and no others. */
export function kindsOf(side: string): NotificationKind[] {
  return notificationKinds.filter((kind) => (kindsOfOneSide[kind] ?? (side === 'souk' ? null : side)) === side)
}
