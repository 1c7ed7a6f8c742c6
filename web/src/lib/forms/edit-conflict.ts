/** What somebody types over words that others can change too, and what stood there when they began. */
export type Typed = { value: string; from: string }

export const typeOver = (typed: Typed | undefined, value: string, now: string): Typed => ({
  value,
  from: typed?.from ?? now,
})

/** Somebody else was quicker: what stands there now is neither what was typed over nor what was typed. */
export const hasEditConflict = (typed: Typed | undefined, now: string): boolean =>
  typed !== undefined && typed.from.trim() !== now.trim() && typed.value.trim() !== now.trim()
