/** Limits of a message, for screens that bring no schemas. */
export const messageLimits = { text: 5000, files: 5, cards: 5, editMinutes: 15 } as const

export type CardRef = { kind: 'order' | 'product' | 'collection' | 'wishlist'; id: string }
