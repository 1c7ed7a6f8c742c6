import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import '../../../../tsx-loader.js'
import { Refusal } from '../refusal.ts'
import type { FromWorker, ToWorker } from './run-in-worker.ts'

// On Linux the priority belongs to the thread: requests are served first, but who waits for a file is served too.
if (process.platform === 'linux') setPriority(5)

const port = parentPort!
let running: AsyncGenerator<unknown> | null = null

type Fed = Extract<ToWorker, { kind: 'fed' }>
let eat: (fed: Fed) => void = () => undefined

port.on('message', (message: ToWorker) => {
  if (message.kind === 'fed') eat(message)
  else void answer(message)
})

/** What the reader feeds, asked for one part at a time. */
async function* fed(): AsyncGenerator<unknown> {
  for (;;) {
    const next = new Promise<Fed>((resolve) => (eat = resolve))
    send({ kind: 'hungry' })
    const { part, isLast } = await next
    if (isLast) return
    yield part
  }
}

async function answer(message: Exclude<ToWorker, Fed>): Promise<void> {
  try {
    if (message.kind === 'start') running = await start(message)
    const { value, done } = await running!.next()
    send(done ? { kind: 'done' } : { kind: 'part', part: value })
  } catch (error) {
    send(
      error instanceof Refusal
        ? { kind: 'refused', code: error.code, key: error.key, details: error.details }
        : { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    )
  }
}

async function start({ module, name, input }: Extract<ToWorker, { kind: 'start' }>): Promise<AsyncGenerator<unknown>> {
  const loaded = (await import(module)) as Record<string, (input: unknown, feed: AsyncIterable<unknown>) => unknown>
  const result = loaded[name]!(input, fed())
  return isGenerator(result) ? result : single(result)
}

async function* single(result: unknown): AsyncGenerator<unknown> {
  yield await result
}

function isGenerator(result: unknown): result is AsyncGenerator<unknown> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result
}

function send(message: FromWorker): void {
  port.postMessage(message)
}
