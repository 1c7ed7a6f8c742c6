import { z } from 'zod/mini'

/** An error or a measure of a browser, on its way to the server's log. */
export const BrowserReport = z.strictObject({
  kind: z.enum(['error', 'measure']),
  name: z.string().check(z.maxLength(200)),
  message: z._default(z.string().check(z.maxLength(2_000)), ''),
  stack: z._default(z.string().check(z.maxLength(8_000)), ''),
  path: z.string().check(z.maxLength(500)),
  value: z.optional(z.number()),
  requestId: z.optional(z.string().check(z.maxLength(100))),
})
export type BrowserReport = z.input<typeof BrowserReport>
