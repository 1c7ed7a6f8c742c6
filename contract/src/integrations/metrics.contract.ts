import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'

export const metrics = [
  'runs',
  'items',
  'errors',
  'duration',
  'apiCalls',
  'apiErrors',
  'webhookDeliveries',
  'webhookFailures',
  'latency',
] as const
export type Metric = (typeof metrics)[number]
const intervals = ['hour', 'day', 'week'] as const
const mostPoints = 400
const hoursOf = { hour: 1, day: 24, week: 168 } as const

const MetricQuery = z
  .strictObject({
    metric: z.enum(metrics),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    interval: z._default(z.enum(intervals), 'day'),
    filters: z._default(
      z.strictObject({
        storeId: z.optional(z.uuid()),
        webhookId: z.optional(z.uuid()),
        keyId: z.optional(z.uuid()),
      }),
      {},
    ),
  })
  .check(
    z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), { path: ['to'], error: 'integrations.range' }),
    z.refine(
      ({ from, to, interval }) => (Date.parse(to) - Date.parse(from)) / (3_600_000 * hoursOf[interval]) <= mostPoints,
      { path: ['interval'], error: 'integrations.tooManyPoints' },
    ),
  )
export type MetricQuery = z.output<typeof MetricQuery>

/** `value` counts; latency and duration answer milliseconds, as median and 95th percentile. */
export const MetricPoint = z.object({
  at: z.iso.datetime(),
  value: z.number(),
  p50: z.nullable(z.number()),
  p95: z.nullable(z.number()),
})
export type MetricPoint = z.infer<typeof MetricPoint>

const Health = z.object({
  id: z.uuid(),
  kind: z.enum(['store', 'webhook', 'key']),
  name: z.string(),
  state: z.enum(['GOOD', 'FAILING', 'PAUSED', 'IDLE']),
  lastAt: z.nullable(z.iso.datetime()),
  done: z.int(), // in the last 7 days: items, deliveries or calls
  errors: z.int(),
  p95: z.nullable(z.number()),
  problem: z.nullable(z.string()), // what to look at first
  problemId: z.nullable(z.uuid()), // the run or the delivery that shows it
})
export type Health = z.infer<typeof Health>

export const integrationMetrics = {
  getData: endpoint({
    method: 'POST',
    path: '/api/v1/integrations/hyper-dx/get-data',
    allow: ['manage', 'Brand'],
    isRead: true,
    body: MetricQuery,
    reply: z.object({ metric: z.enum(metrics), interval: z.enum(intervals), series: z.array(MetricPoint) }),
  }),
  health: endpoint({
    method: 'GET',
    path: '/api/v2/integrations/health',
    allow: ['manage', 'Brand'],
    reply: z.array(Health),
  }),
}
