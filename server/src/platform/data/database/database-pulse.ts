import { Client } from 'pg'

const answerWithin = 1_500 // milliseconds
const tick = 50
const tooManyConnections = '53300'
const validFor = 500

/** Whether the database answers a new connection in time. Callers at the same time share one attempt. */
export type DatabasePulse = {
  (): Promise<boolean>
  /** When another server was first seen at the address, by `performance.now()`; 0 while it is the first one. */
  changedAt: () => number
}

export function databasePulse(connectionString: string): DatabasePulse {
  let last: { at: number; answer: Promise<boolean> } | null = null
  let server: string | null = null
  let changedAt = 0
  const beat = async () => {
    const found = await askOnce(connectionString, async (client) => {
      const { rows } = await client.query<{ server: string }>('select pg_postmaster_start_time()::text as server')
      return rows[0]!.server
    })
    if (found === 'full') return true
    if (found && server && found !== server) changedAt = performance.now()
    server = found ?? server
    return found !== null
  }
  const pulse = () => {
    if (!last || performance.now() - last.at >= validFor) last = { at: performance.now(), answer: beat() }
    return last.answer
  }
  return Object.assign(pulse, { changedAt: () => changedAt })
}

/** Those of the backends that execute a statement; null where that is unknown, as behind a pooler, which numbers connections itself. */
export async function workingBackends(
  connectionString: string,
  pids: readonly number[],
): Promise<ReadonlySet<number> | null> {
  const found = await askOnce(connectionString, async (client) => {
    const { rows } = await client.query<{ own: number; working: number[] }>(
      `select pg_backend_pid() as own,
        array(select pid from pg_stat_activity where pid = any($1::int[]) and state <> 'idle') as working`,
      [pids],
    )
    const isDirect = rows[0]!.own === (client as { processID?: number | null }).processID
    return isDirect ? new Set(rows[0]!.working) : null
  })
  return found === 'full' ? null : found
}

/** On a connection of its own; null when it fails or is too slow, `full` when the server has no connection left. */
async function askOnce<T>(connectionString: string, ask: (client: Client) => Promise<T>): Promise<T | 'full' | null> {
  const client = new Client({ connectionString, application_name: 'souk pulse' })
  client.on('error', () => undefined)
  const limit = silence()
  const answer = client
    .connect()
    .then(() => ask(client))
    .catch((error: { code?: string }) => (error.code === tooManyConnections ? 'full' : null))
  const found = await Promise.race([answer, limit.reached])
  limit.cancel()
  if (found === null) destroySocket(client)
  else await client.end().catch(() => undefined)
  return found
}

/** Counts ticks instead of time: while this process is too busy to read an answer, the database is not silent. */
function silence() {
  let timer: NodeJS.Timeout | undefined
  const reached = new Promise<null>((done) => {
    let ticks = 0
    timer = setInterval(() => (ticks += 1) >= answerWithin / tick && done(null), tick)
  })
  return { reached, cancel: () => clearInterval(timer) }
}

/** Ends a connection whose other end may never answer. */
export function destroySocket(client: object): void {
  ;(client as { connection?: { stream?: { destroy: () => void } } }).connection?.stream?.destroy()
}
