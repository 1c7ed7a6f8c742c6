import type { Readable } from 'node:stream'
import { storeRules } from '@souk/contract/integrations/store-rules.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { FetchFailure } from '../../../platform/base/safe-fetch.ts'
import { fetchKey, hostOf, statusKey } from '../model/refuse-private.ts'
import { parseFeed } from './parse-feed.ts'
import { type ReadPage, StoreProblem } from './store-source.ts'

type Feed = { url: string | null; fileLocation: string | null }
const tries = 4

/** A feed is one page: read whole, then cut into products. */
export function feedSource(deps: Deps, feed: Feed, pause: (ms: number) => Promise<void>): ReadPage {
  return async (_, effort) => {
    if (!feed.url && !feed.fileLocation) throw new StoreProblem('integrations.noSource')
    const bytes = feed.url
      ? await download(deps, feed.url, effort, pause)
      : await fromStore(deps, feed.fileLocation!.replace(/^\/files\//, ''))
    return { rows: parseFeed(bytes), cursor: null }
  }
}

async function fromStore({ files }: Deps, name: string): Promise<Buffer> {
  const stored = await files.get(name)
  if (!stored) throw new StoreProblem('integrations.noSource')
  const chunks: Buffer[] = []
  for await (const chunk of stored.body as Readable & AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Waits as long as the store asks for, within reason; what passes by itself is tried again. */
async function download(
  { fetchSafely }: Deps,
  url: string,
  effort: { requests: number; waits: number },
  pause: (ms: number) => Promise<void>,
): Promise<Buffer> {
  const host = hostOf(url)
  for (let left = tries; ; left -= 1) {
    effort.requests += 1
    const answer = await fetchSafely({ url, maxRedirects: 5, timeoutMs: 60_000, maxBytes: storeRules.feedBytes }).catch(
      (error: unknown) => {
        const key = fetchKey(error)
        if (!key) throw error
        const isPassing =
          error instanceof FetchFailure && ['unreachable', 'timeout', 'noSuchHost'].includes(error.problem)
        if (isPassing && left > 1) return null
        throw new StoreProblem(key, { host }, isPassing)
      },
    )
    if (answer && answer.status >= 200 && answer.status < 300) return answer.body
    const isPassing = !answer || answer.status === 429 || answer.status >= 500
    if (answer && (!isPassing || left <= 1)) {
      throw new StoreProblem(statusKey(answer.status), { host, status: answer.status }, isPassing)
    }
    effort.waits += 1
    const asked = Number(answer?.headers['retry-after'] ?? 0)
    await pause(Math.min(30_000, asked > 0 ? asked * 1000 : 500 * 2 ** (tries - left)))
  }
}
