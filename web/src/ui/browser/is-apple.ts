/** Names the keys as the reader's keyboard does. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
