import type { reference } from '@souk/contract/reference/reference.contract.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveEvent } from './event-stream.ts'
import { listeners } from './listeners.ts'
import { readStream } from './live-stream.ts'
import { randomId } from '../random-id.ts'
import { session } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'

const address: typeof reference.events.path = '/api/common/events'
const lock = 'souk-live'
const heard = listeners<[LiveEvent]>()

type Door = { request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<unknown> }
type Surroundings = {
  door: Door
  tabs: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  open: (token: string, lastId: string | null, signal: AbortSignal) => Promise<Response>
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** One tab holds the lock and reads; the others hear of it from that tab, and one of them takes over when it closes. */
export function followLiveEvents(token: string, { door, tabs, open, pause }: Surroundings = browser()): () => void {
  const gone = new AbortController()
  let lastId: string | null = null

  function hear(event: LiveEvent): void {
    lastId = event.id || lastId
    heard.tell(event)
  }
  function deliver(event: LiveEvent): void {
    hear(event)
    tabs.postMessage(event) // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
  }
  function read(): Promise<void> {
    return readStream({ open: open.bind(null, token), deliver, pause }, lastId, gone.signal)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => hear(data))
  door.request(lock, { signal: gone.signal }, read).catch(() => {}) // left before it was this tab's turn

  return () => {
    gone.abort()
    tabs.close()
  }
}

/** Queries to refetch, by topic and id. After `reset` events were missed, so all of them. */
export function keepFresh(
  client: QueryClient,
  keysOf: Readonly<Record<string, (id: string) => QueryKey[]>>,
): () => void {
  return heard.add(({ topic, ref }) => {
    if (topic === 'reset') void client.invalidateQueries()
    for (const queryKey of keysOf[topic]?.(ref) ?? []) void client.invalidateQueries({ queryKey })
  })
}

/** Without Web Locks (plain http away from localhost) every tab reads for itself, on a channel of its own. */
function browser(): Surroundings {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return { door: { request: (_name, _options, work) => work() }, tabs: channel(randomId()), open, pause }
  return { door: locks, tabs: channel(lock), open, pause }
}

function channel(name: string): BroadcastChannel {
  return new BroadcastChannel(name)
}

async function open(token: string, lastId: string | null, signal: AbortSignal): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) }
  const response = await fetch(address, { headers, signal })
  if (response.status === 401 && session().token === token) signOut()
  return response
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
