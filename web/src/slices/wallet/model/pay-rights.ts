/** Who may pay, without fetching the contract: an entity's admin, not an admin who impersonates one. */
export const payRights = {
  allow: ['read', 'Wallet'],
  sides: ['brand', 'retailer'],
  roles: ['entityAdmin'],
  personal: true,
} as const
