/** Who may pay, without fetching the contract: an entity's admin, not an admin who impersonates one. */
export const payRights = {
  allow: ['read', 'Wallet'],
  sides: ['brand', 'retailer'],
  roles: ['entityAdmin'],
  personal: true,
} as const

/** Who reads the balance: a brand's representatives only read the money of their retailers. */
export const balanceRights = {
  allow: ['read', 'Wallet'],
  sides: ['brand', 'retailer'],
  roles: ['entityAdmin', 'salesManager'],
} as const
