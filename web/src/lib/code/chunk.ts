import { milliseconds } from '@souk/contract/core/limits.ts'
import { Failed } from '../server/failed.ts'
import { say } from '../server/failures.ts'

/** Code that did not come: the network is lost, or a new release has replaced the file and only loading the page anew helps. */
export class ChunkLost extends Failed {}

/** Loads code: tries once more when it fails, and gives up for good after two minutes. */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('timeout')), milliseconds.chunk)
  })
  try {
    return await Promise.race([load().catch(() => load()), tooLate])
  } catch {
    throw new ChunkLost(0, say((await isReachable()) ? 'errors.codeLost' : 'errors.offline'))
  } finally {
    clearTimeout(timer)
  }
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(milliseconds.read) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
