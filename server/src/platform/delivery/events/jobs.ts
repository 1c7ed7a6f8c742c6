import { fromKysely, PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../data/database/db.ts'
import { inSpan } from '../../base/logging/in-span.ts'

/** Background work, declared where it belongs and listed in `jobs.ts` of the server. */
export type Job<Data extends object = object> = {
  name: string // letters, digits, dots and dashes
  run: (data: Data, id: string) => Promise<void>
  every?: string // a cron expression, in UTC
  tries?: number
  retrySeconds?: number // before the second try; each later pause is longer
  seconds?: number // how long one run may take
  atOnce?: number // how many may run at the same time in one process
}

// oxlint-disable-next-line typescript/no-explicit-any -- a list holds jobs with different data
export type AnyJob = Job<any>

/** Enqueued in the caller's transaction: no job without its reason, no reason without its job. */
export type Enqueue = (
  tx: Db,
  name: string,
  data: object,
  options?: { startAfter?: Date; id?: string; onlyOne?: string },
) => Promise<void>

/** A job of a process that fell silent for so long is given to another one: half a minute, looked for every ten seconds. */
const heartbeat = { seconds: 30, everySeconds: 5, lookEverySeconds: 10 }
export type Heartbeat = typeof heartbeat

/** Passed on to the pool of pg-boss, whose own options do not name them. */
const silenceLimits: object = { query_timeout: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Does not follow the wall clock when that jumps: a poll in progress would then pause for as long as the clock went back. */
const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run: () => void, milliseconds: number) => setInterval(run, milliseconds),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
}

type Options = { isWorker: boolean; log: FastifyBaseLogger; beat?: Heartbeat }

export class Jobs {
  readonly #boss: PgBoss
  readonly #isWorker: boolean
  readonly #log: FastifyBaseLogger
  readonly #heartbeat: Heartbeat

  constructor(url: string, { isWorker, log, beat = heartbeat }: Options) {
    this.#isWorker = isWorker
    this.#log = log
    this.#heartbeat = beat
    this.#boss = new PgBoss({
      connectionString: url,
      max: isWorker ? 5 : 2,
      supervise: isWorker,
      superviseIntervalSeconds: beat.lookEverySeconds,
      monitorIntervalSeconds: beat.lookEverySeconds,
      schedule: isWorker,
      useListenNotify: isWorker,
      application_name: 'souk jobs',
      connectionTimeoutMillis: 5_000,
      clock: steadyClock,
      ...silenceLimits,
    })
    this.#boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  }

  async start(jobs: readonly AnyJob[]): Promise<void> {
    await this.#boss.start()
    const known = new Map((await this.#boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const job of jobs) {
      const options = {
        retryLimit: (job.tries ?? 5) - 1,
        retryDelay: job.retrySeconds ?? 5,
        retryBackoff: true,
        expireInSeconds: job.seconds ?? 300,
        heartbeatSeconds: this.#heartbeat.seconds,
        notify: true,
      }
      const queue = known.get(job.name)
      if (!queue) await this.#boss.createQueue(job.name, options)
      else if (Object.entries(options).some(([name, value]) => queue[name as keyof typeof options] !== value))
        await this.#boss.updateQueue(job.name, options)
      if (this.#isWorker) await this.#work(job)
    }
    if (this.#isWorker) await this.#unscheduleOthers(new Set(jobs.map(({ name }) => name)))
  }

  readonly enqueue: Enqueue = async (tx, name, data, { startAfter, id, onlyOne } = {}) => {
    await this.#boss.send(name, data, {
      db: fromKysely(tx.withoutPlugins()),
      ...(startAfter && { startAfter }),
      ...(id && { id }),
      ...(onlyOne && { singletonKey: onlyOne }),
    })
  }

  /** Waits for the jobs under way. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 30_000 })
  }

  /** Otherwise a renamed or removed job would still be enqueued, without a worker to run it. */
  async #unscheduleOthers(names: ReadonlySet<string>): Promise<void> {
    for (const { name } of await this.#boss.getSchedules()) if (!names.has(name)) await this.#boss.unschedule(name)
  }

  async #work(job: AnyJob): Promise<void> {
    const options = {
      pollingIntervalSeconds: 0.5, // while the database cannot tell of new jobs
      notifyPollingIntervalSeconds: 3, // finds what is due later: delayed jobs and further tries
      localConcurrency: job.atOnce ?? 1,
      heartbeatRefreshSeconds: this.#heartbeat.everySeconds,
    }
    let worker = ''
    worker = await this.#boss.work<object>(job.name, options, async ([work]) => {
      if (!work) return
      this.#boss.notifyWorker(worker) // the next poll follows at once, or a queue would do two jobs a second
      try {
        await inSpan(`job ${job.name}`, () => job.run(work.data, work.id))
      } catch (error) {
        this.#log.error({ err: error, job: job.name, jobId: work.id }, 'a job failed and will be tried again')
        throw error
      }
    })
    if (job.every) await this.#boss.schedule(job.name, job.every)
  }
}
