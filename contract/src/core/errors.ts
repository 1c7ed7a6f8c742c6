import { z } from 'zod/mini'

/** Every way the API says no. `code` is what programs read, the status is what HTTP reads. */
export const statusOf = {
  unparsable: 400,
  unauthenticated: 401,
  session_ended: 401,
  forbidden: 403,
  second_factor_required: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  key_reused: 409,
  cart_conflict: 409,
  items_changed: 410,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_often: 429,
  unavailable: 503,
  maintenance: 503,
} as const
export type Code = keyof typeof statusOf

/** `slice.name`: a sentence in the slice's messages, in every language. */
export type MessageKey = `${string}.${string}`

export const Failure = z.object({
  message: z.string(),
  errors: z.array(
    z.object({
      message: z.string(),
      code: z.string(),
      field: z.optional(z.string()),
      items: z.optional(z.array(z.unknown())),
    }),
  ),
})
export type Failure = z.infer<typeof Failure>
