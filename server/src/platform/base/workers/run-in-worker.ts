import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Code, MessageKey } from '@souk/contract/core/errors.ts'
import { Refusal } from '../refusal.ts'
import { type Turnstile, turnstile } from './turnstile.ts'

/** A function of a module, with the memory of its thread and the time it may work. */
export type WorkerTask = {
  module: string // its address: `new URL('./file.ts', import.meta.url).href`
  name: string // an exported function, or an async generator whose parts are passed on one at a time
  megabytes: number
  seconds: number
}
/** Why a thread was ended before it answered. */
export class WorkerLimit extends Error {
  readonly limit: 'time' | 'memory'
  constructor(limit: WorkerLimit['limit'], task: WorkerTask) {
    super(`${task.name} was ended: too much ${limit}`)
    this.limit = limit
  }
}

export type ToWorker =
  | { kind: 'start'; module: string; name: string; input: unknown }
  | { kind: 'next' }
  | { kind: 'fed'; part: unknown; isLast: boolean }
export type FromWorker =
  | { kind: 'part'; part: unknown }
  | { kind: 'hungry' } // asks for the next part of what it is fed with
  | { kind: 'done' }
  | { kind: 'refused'; code: Code; key: MessageKey; details: Refusal['details'] }
  | { kind: 'failed'; reason: string }

const idleMilliseconds = 30_000
const readerMilliseconds = 60_000 // that a reader may take for one part; a stalled one would keep its place for ever
const places: Turnstile = turnstile({
  atOnce: Math.max(2, availableParallelism() - 1),
  waiting: 50,
  seconds: 8,
})
/** Threads that finished and can be used again, by the memory they may have. */
const idle = new Map<number, IdleWorker[]>()

/** The single result of a function that runs in a thread of its own. */
export async function runInWorker<Out>(task: WorkerTask, input: unknown): Promise<Out> {
  const parts = streamFromWorker<Out>(task, input)
  const { value, done } = await parts.next()
  if (done) throw new Error(`${task.name} gave no result`)
  await parts.next() // until it is done: a thread that is interrupted is ended, not reused
  return value
}

/**
 * The parts of a generator that runs in a thread. Only the thread's own time counts, not what the reader does in between,
 * but a reader that stalls loses its place.
 * What does not fit into memory at once is fed part by part: the function gets it as its second argument.
 */
export async function* streamFromWorker<Out>(
  task: WorkerTask,
  input: unknown,
  feed?: AsyncIterable<unknown>,
): AsyncGenerator<Out> {
  const source = feed?.[Symbol.asyncIterator]()
  const leave = await places.enter()
  const worker = takeIdle(task.megabytes) ?? newWorker(task.megabytes)
  let left = task.seconds * 1000
  let isReusable = false
  let reader: NodeJS.Timeout | undefined
  let isStalled = false
  const endStalled = () => {
    isStalled = true
    void worker.terminate()
    void source?.return?.()
    leave()
  }
  const ask = async (message: ToWorker) => {
    const start = performance.now()
    const answer = await exchange(worker, message, Math.max(left, 1), task)
    left -= performance.now() - start
    return answer
  }
  try {
    let answer = await ask({ kind: 'start', module: task.module, name: task.name, input })
    for (;;) {
      if (answer.kind === 'part') {
        reader = setTimeout(endStalled, readerMilliseconds).unref()
        yield answer.part as Out
        clearTimeout(reader)
        if (isStalled) throw new Error(`${task.name} was ended: its reader stalled`)
        answer = await ask({ kind: 'next' })
      } else if (answer.kind === 'hungry') {
        const next = (await source?.next()) ?? { done: true, value: undefined }
        answer = await ask({ kind: 'fed', part: next.value as unknown, isLast: next.done === true })
      } else break
    }
    isReusable = answer.kind !== 'failed'
    if (answer.kind === 'refused') throw new Refusal(answer.code, answer.key, answer.details)
    if (answer.kind === 'failed') throw new Error(answer.reason)
  } finally {
    clearTimeout(reader)
    if (isReusable) keepIdle(task.megabytes, worker)
    else await worker.terminate()
    await source?.return?.()
    leave()
  }
}

/** One message and its answer. A thread that does not answer in time, or runs out of memory, is ended. */
function exchange(worker: Worker, message: ToWorker, milliseconds: number, task: WorkerTask): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    const onMessage = (answer: FromWorker) => settle(() => resolve(answer))
    const onError = (error: NodeJS.ErrnoException) =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerLimit('memory', task) : error))
    const onExit = () => settle(() => reject(new Error(`${task.name}: its thread ended`)))
    const timer = setTimeout(() => settle(() => reject(new WorkerLimit('time', task))), milliseconds)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(message) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has none
  })
}

function newWorker(megabytes: number): Worker {
  return new Worker(new URL('./worker-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    execArgv: [], // the loader is imported by the thread itself
  })
}

type IdleWorker = { worker: Worker; forget: () => void; timer: NodeJS.Timeout }

function takeIdle(megabytes: number): Worker | undefined {
  const known = idle.get(megabytes)?.pop()
  if (!known) return undefined
  clearTimeout(known.timer)
  known.worker.off('error', known.forget).off('exit', known.forget).ref()
  return known.worker
}

/** Kept for a while, because a thread takes longer to start than a small file to read. It does not keep the process alive. */
function keepIdle(megabytes: number, worker: Worker): void {
  const workers = idle.get(megabytes) ?? []
  idle.set(megabytes, workers)
  const forget = () => {
    clearTimeout(timer)
    const at = workers.findIndex((one) => one.worker === worker)
    if (at >= 0) workers.splice(at, 1)
    void worker.terminate()
  }
  const timer = setTimeout(forget, idleMilliseconds).unref()
  worker.on('error', forget).on('exit', forget).unref()
  workers.push({ worker, forget, timer })
}
