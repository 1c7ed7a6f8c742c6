/** Stands in a filter, and as a row's key, for what has no value. */
export const none = 'none'
