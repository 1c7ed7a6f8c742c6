import { z } from 'zod'

/** An error or a measure of a browser, on its way to the server's log. */
export const BrowserReport = z.strictObject({
  kind: z.enum(['error', 'measure']),
  name: z.string().max(200),
  message: z.string().max(2_000).default(''),
  stack: z.string().max(8_000).default(''),
  path: z.string().max(500),
  value: z.number().optional(),
  requestId: z.string().max(100).optional(),
})
export type BrowserReport = z.input<typeof BrowserReport>

/** Something a person did that we want to count: never what they typed. */
export const UsageEvent = z.strictObject({
  name: z.string().regex(/^[a-z]+(\.[a-z_]+)+$/, 'invalid.invalid_format'),
  properties: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
})
export type UsageEvent = z.input<typeof UsageEvent>
