import { sql } from 'kysely'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { poolUse } from '../../data/database/db.ts'
import type { Deps } from '../../serving/deps.ts'

const streamPath = '/api/common/events'
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The slice of a call: a series for each route would be thousands, and traces know the route. */
function areaOf({ url, config }: FastifyRequest['routeOptions']): string {
  if (url === streamPath) return 'stream' // open for as long as the page
  return config.call?.split('.')[0] ?? 'other'
}

/** What Prometheus reads. Figures of the process are measured from the first reading on. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #duration = new Histogram({
    name: 'souk_request_seconds',
    help: 'Time to answer a request, by area',
    labelNames: ['area'],
    buckets: seconds,
    registers: [this.#registry],
  })
  readonly #requests = new Counter({
    name: 'souk_requests_total',
    help: 'Requests by area and class of status',
    labelNames: ['area', 'status'],
    registers: [this.#registry],
  })
  readonly #failures = new Counter({
    name: 'souk_scrape_failures_total',
    help: 'Readings whose figures of the database could not be had',
    registers: [this.#registry],
  })
  #hasDefaults = false
  #readQueues: () => Promise<void> = async () => undefined

  constructor(deps: Pick<Deps, 'db' | 'reads' | 'config'>) {
    this.#registry.setDefaultLabels({ role: deps.config.role })
    this.#poolUse(deps)
    this.#replicaLag(deps)
    if (deps.config.role !== 'web') this.#queues(deps)
  }

  watch(app: FastifyInstance): void {
    app.addHook('onResponse', async ({ routeOptions }, reply) => {
      const area = areaOf(routeOptions)
      this.#requests.inc({ area, status: `${Math.floor(reply.statusCode / 100)}xx` })
      this.#duration.observe({ area }, reply.elapsedTime / 1000)
    })
  }

  async text(): Promise<{ contentType: string; body: string }> {
    if (!this.#hasDefaults) collectDefaultMetrics({ register: this.#registry })
    this.#hasDefaults = true
    await this.#readQueues()
    return { contentType: this.#registry.contentType, body: await this.#registry.metrics() }
  }

  #poolUse({ db, reads }: Pick<Deps, 'db' | 'reads'>): void {
    const pools = reads.health ? { primary: db, replica: reads.db } : { primary: db }
    const gauge = new Gauge({
      name: 'souk_pool_connections',
      help: 'Connections to the database by state; waiting counts requests that have none',
      labelNames: ['pool', 'state'],
      registers: [this.#registry],
      collect: () => {
        for (const [pool, of] of Object.entries(pools)) {
          for (const [state, count] of Object.entries(poolUse(of))) gauge.set({ pool, state }, count)
        }
      },
    })
  }

  #replicaLag({ reads: { health } }: Pick<Deps, 'reads'>): void {
    if (!health) return
    void new Gauge({
      name: 'souk_replica_lag_seconds',
      help: 'How long the replica has been behind what the primary had written',
      registers: [this.#registry],
      collect() {
        this.set(health.state.lagSeconds ?? Number.NaN)
      },
    })
    void new Gauge({
      name: 'souk_replica_usable',
      help: '1 while reads come from the replica',
      registers: [this.#registry],
      collect() {
        this.set(health.state.isUsable ? 1 : 0)
      },
    })
  }

  #queues({ db }: Pick<Deps, 'db'>): void {
    const registers = [this.#registry]
    const depth = new Gauge({ name: 'souk_jobs', help: 'Jobs by state', labelNames: ['state'], registers })
    const outbox = new Gauge({ name: 'souk_outbox_events', help: 'Events that wait for the dispatcher', registers })
    const age = new Gauge({
      name: 'souk_job_wait_seconds',
      help: 'How long the oldest due job has waited',
      registers,
    })
    this.#readQueues = async () => {
      try {
        const { rows } = await sql<Queues>`
            select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
              count(*) filter (where state = 'active')::int as active,
              count(*) filter (where state = 'failed')::int as failed,
              coalesce(extract(epoch from now() - min(start_after)
                filter (where state in ('created', 'retry') and start_after <= now())), 0)::float as seconds,
              (select count(*)::int from outbox) as outbox
            from pgboss.job where state in ('created', 'retry', 'active', 'failed')`.execute(db)
        const { waiting, active, failed, seconds: oldest, outbox: events } = rows[0]!
        for (const [state, count] of Object.entries({ waiting, active, failed })) depth.set({ state }, count)
        outbox.set(events)
        age.set(oldest)
      } catch {
        this.#failures.inc() // the rest of the figures matters most when the database is away
      }
    }
  }
}

type Queues = { waiting: number; active: number; failed: number; seconds: number; outbox: number }
