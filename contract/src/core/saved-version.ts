import { z } from 'zod/mini'

/** The version a change was typed over; another one that is saved answers 409 `stale`. Absent: over any version. */
export const seenVersion = { version: z.optional(z.int()) } as const

/** Who saved the version that is there now, as far as it is known: an item of a `stale` refusal. */
export const SavedBy = z.object({ name: z.string(), isYou: z.boolean(), at: z.iso.datetime() })
export type SavedBy = z.infer<typeof SavedBy>
