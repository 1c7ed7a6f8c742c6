import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { drawPicture } from './draw-picture.ts'

type Order = { id: number; key: string; width: number }
type Delivery = { id: number; picture: Uint8Array | null; problem?: string }

if (!isMainThread && parentPort) {
  const port = parentPort
  port.on('message', ({ id, key, width }: Order) => {
    drawPicture(key, width).then(
      (picture) => port.postMessage({ id, picture } satisfies Delivery),
      (error: unknown) => port.postMessage({ id, picture: null, problem: String(error) } satisfies Delivery),
    )
  })
}

const waiting = new Map<number, { done: (picture: Buffer | null) => void; fail: (error: Error) => void }>()
let worker: Worker | undefined
let orders = 0

/** Drawing takes a fifth of a second of one core: it happens beside the server, never in it. */
export function drawInWorker(key: string, width: number): Promise<Buffer | null> {
  worker ??= hire()
  const id = (orders += 1)
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail })
    worker?.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker?.postMessage({ id, key, width } satisfies Order)
  })
}

function hire(): Worker {
  const hired = new Worker(new URL(import.meta.url))
  hired.unref()
  hired.on('message', ({ id, picture, problem }: Delivery) => {
    const order = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) hired.unref()
    if (problem) order?.fail(new Error(problem))
    else order?.done(picture && Buffer.from(picture))
  })
  hired.on('error', (error) => {
    worker = undefined
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  })
  return hired
}
