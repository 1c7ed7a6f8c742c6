import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { StartProblem } from './start-problem.ts'

/** One process at a time owns the embedded database of a folder. A lock whose owner no longer answers is nobody's. */
export async function lockDataFolder(dataFolder: string, url: string): Promise<() => Promise<void>> {
  const file = join(dataFolder, 'running.json')
  if (existsSync(file)) {
    const owner = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as { pid?: number; url?: string }
    if (owner.pid && owner.pid !== process.pid && isAlive(owner.pid) && (await isSouk(owner.url ?? ''))) {
      throw new StartProblem(
        `Souk already runs on this data folder at ${owner.url}: use that one, stop it, or set SOUK_DATA to another folder.`,
      )
    }
  }
  await writeFile(file, JSON.stringify({ pid: process.pid, url }))
  return () => rm(file, { force: true })
}

async function isSouk(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  return answer?.ok ?? false
}
