export const password = 'Souk#2026'

/** The demo's sign-ins, in the order in which they are printed. */
export const signIns = [
  { email: 'admin@souk.test', who: 'the marketplace itself' },
  { email: 'brand@souk.test', who: 'Maison Orla, account admin' },
  { email: 'manager@souk.test', who: 'Maison Orla, sales manager' },
  { email: 'rep@souk.test', who: 'Maison Orla, sales representative' },
  { email: 'otherbrand@souk.test', who: 'Field & Harrow, account admin' },
  { email: 'retailer@souk.test', who: 'Kin & Co, a retailer with several places' },
  { email: 'otherretailer@souk.test', who: 'Atlas Rooms, a retailer' },
  { email: 'direct@souk.test', who: 'a retailer with direct access only' },
  { email: 'newbrand@souk.test', who: 'a brand that just signed up' },
  { email: 'newretailer@souk.test', who: 'a retailer that just signed up' },
] as const
