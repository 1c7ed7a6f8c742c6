/** `%` and `_` are letters like any other to a person who searches. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Patterns for `like` and `ilike`: the text anywhere, or at the beginning. */
export const containing = (text: string) => `%${escaped(text)}%`
export const beginningWith = (text: string) => `${escaped(text)}%`
