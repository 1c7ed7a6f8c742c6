const key = 'publicWishlist'

/** The link a person came by stays in the tab while they sign up. */
export const storeToken = (publicToken: string): void => sessionStorage.setItem(key, publicToken)
export const storedToken = (): string | null => sessionStorage.getItem(key)
export const dropToken = (): void => sessionStorage.removeItem(key)
