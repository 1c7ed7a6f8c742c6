import { Client } from 'pg'

const answerWithin = 1_500 // milliseconds
const validFor = 500

/** Whether the database answers a new connection in time. Those who ask at once share one try. */
export type DatabasePulse = () => Promise<boolean>

export function databasePulse(connectionString: string): DatabasePulse {
  let last: { at: number; answer: Promise<boolean> } | null = null
  return () => {
    if (last && Date.now() - last.at < validFor) return last.answer
    last = { at: Date.now(), answer: ping(connectionString) }
    return last.answer
  }
}

async function ping(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: answerWithin, application_name: 'souk pulse' })
  client.on('error', () => undefined)
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), answerWithin)
  })
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
  const isAlive = await Promise.race([answer, silence])
  clearTimeout(timer)
  if (isAlive) await client.end().catch(() => undefined)
  else destroySocket(client)
  return isAlive
}

/** Ends a connection whose other end may never answer. */
export function destroySocket(client: object): void {
  ;(client as { connection?: { stream?: { destroy: () => void } } }).connection?.stream?.destroy()
}
