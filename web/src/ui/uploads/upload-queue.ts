import { listeners } from '../../lib/server/listeners.ts'
import { randomId } from '../../lib/random-id.ts'
import { reportUpload } from './upload-progress.ts'

export type Upload<R = unknown> = {
  id: string
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  sent: number
  problem: string | null
  canRetry: boolean
  result: R | null
}
export type Send<R> = (file: File, options: { signal: AbortSignal; onProgress: (sent: number) => void }) => Promise<R>
type Options<R> = {
  send: Send<R>
  check: (file: File) => string | null // a sentence, when it cannot be sent at all
  prepare?: (file: File) => Promise<File>
  say: (error: unknown) => string
  atOnce?: number
}

/** Sends files two at a time, in the order they came. One that fails stays in the list, with its reason. */
export function uploadQueue<R>({ send, check, prepare = async (file) => file, say, atOnce = 2 }: Options<R>) {
  let items: readonly Upload<R>[] = []
  const changed = listeners()
  const running = new Map<string, AbortController>()

  function put(next: readonly Upload<R>[]): void {
    items = next
    changed.tell()
  }
  function change(id: string, part: Partial<Upload<R>>): void {
    put(items.map((item) => (item.id === id ? { ...item, ...part } : item)))
  }
  function start(): void {
    for (const item of items) {
      if (running.size >= atOnce) return
      if (item.state === 'waiting' && !running.has(item.id)) void run(item)
    }
  }
  async function run({ id, file }: Upload<R>): Promise<void> {
    const control = new AbortController()
    const { signal } = control
    running.set(id, control)
    change(id, { state: 'sending', sent: 0, problem: null })
    try {
      const ready = await prepare(file)
      signal.throwIfAborted()
      const result = await send(ready, { signal, onProgress: (sent) => progress(id, sent, signal) })
      if (!signal.aborted) change(id, { state: 'done', sent: 1, result })
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'failed', problem: say(error), canRetry: true })
    } finally {
      running.delete(id)
      reportUpload(id, null)
      start()
    }
  }
  function progress(id: string, sent: number, signal: AbortSignal): void {
    if (signal.aborted) return
    reportUpload(id, sent)
    change(id, { sent })
  }

  return {
    subscribe: changed.add,
    items: () => items,
    add(files: readonly File[]): void {
      const added = files.map((file): Upload<R> => {
        const problem = check(file)
        return {
          id: randomId(),
          file,
          state: problem ? 'failed' : 'waiting',
          sent: 0,
          problem,
          canRetry: false,
          result: null,
        }
      })
      for (const { id, state } of added) if (state === 'waiting') reportUpload(id, 0)
      put([...items, ...added])
      start()
    },
    /** Takes it out of the list, and off the line when it is on its way. */
    remove(id: string): void {
      const isWaiting = items.some((item) => item.id === id && item.state === 'waiting')
      running.get(id)?.abort()
      if (isWaiting) reportUpload(id, null)
      put(items.filter((item) => item.id !== id))
    },
    retry(id: string): void {
      reportUpload(id, 0)
      change(id, { state: 'waiting', problem: null, sent: 0 })
      start()
    },
    stop(): void {
      for (const { id, state } of items) if (state === 'waiting') reportUpload(id, null)
      put(items.filter(({ state }) => state !== 'waiting'))
      for (const control of running.values()) control.abort()
    },
  }
}
