import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from './durable-file.ts'
import { isAlive } from './is-alive.ts'
import { StartProblem } from './start-problem.ts'

/** One process at a time owns the embedded database of a folder. A lock whose owner no longer runs is free. */
export async function lockDataFolder(dataFolder: string, url: string): Promise<() => Promise<void>> {
  const file = join(dataFolder, 'running.json')
  if (existsSync(file)) {
    const owner = ownerIn(await readFile(file, 'utf8').catch(() => ''))
    if (owner.pid && owner.pid !== process.pid && isAlive(owner.pid) && (await isSouk(owner.url ?? ''))) {
      throw new StartProblem(
        `Souk already runs on this data folder at ${owner.url}: use that one, stop it, or set SOUK_DATA to another folder.`,
      )
    }
  }
  await writeDurably(file, JSON.stringify({ pid: process.pid, url }), { mode: 0o644 })
  return () => rm(file, { force: true })
}

/** A file that a power cut left empty or cut short names no owner. */
function ownerIn(text: string): { pid?: number; url?: string } {
  try {
    return (JSON.parse(text) ?? {}) as { pid?: number; url?: string }
  } catch {
    return {}
  }
}

async function isSouk(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}
