import { type LiveEvent, eventReader } from './event-stream.ts'

type Wires = {
  open: (lastId: string | null, signal: AbortSignal) => Promise<Response>
  deliver: (event: LiveEvent) => void
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const silenceLimit = 60_000 // the server speaks every 25 seconds, if only to say that it is there
const longestPause = 60_000

/** Reads events and reconnects where it was cut off. Ends when aborted or when access is refused. */
export async function readStream(wires: Wires, lastId: string | null, signal: AbortSignal): Promise<void> {
  let last = lastId
  let failures = 0
  function take(event: LiveEvent): void {
    failures = 0
    last = event.id || last
    wires.deliver(event)
  }
  while (!signal.aborted) {
    try {
      const response = await wires.open(last, signal)
      if (response.status === 401 || response.status === 403) return
      if (response.ok && response.body) await drain(response.body, take)
    } catch {
      // a lost connection is the ordinary end of a stream
    }
    if (signal.aborted) return
    failures += 1
    await wires.pause(Math.min(500 * 2 ** failures, longestPause), signal)
  }
}

async function drain(body: ReadableStream<Uint8Array<ArrayBuffer>>, take: (event: LiveEvent) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const feed = eventReader(take)
  let watch: ReturnType<typeof setTimeout> | undefined
  try {
    for (;;) {
      clearTimeout(watch)
      watch = setTimeout(() => void reader.cancel(), silenceLimit)
      const { done, value } = await reader.read()
      if (done) return
      feed(value)
    }
  } finally {
    clearTimeout(watch)
    await reader.cancel().catch(() => {})
  }
}
