/** A draft of a text that others can change too, with the value it started from. */
export type Typed = { value: string; from: string }

export const typeOver = (typed: Typed | undefined, value: string, now: string): Typed => ({
  value,
  from: typed?.from ?? now,
})

/** Another person saved first: the current value is neither the one the draft started from nor the draft. */
export const hasEditConflict = (typed: Typed | undefined, now: string): boolean =>
  typed !== undefined && typed.from.trim() !== now.trim() && typed.value.trim() !== now.trim()
