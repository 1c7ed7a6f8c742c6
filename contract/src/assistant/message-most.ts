/** Characters of one message. */
export const messageMost = 1_000
