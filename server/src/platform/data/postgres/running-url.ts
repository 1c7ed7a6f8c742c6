import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../../base/start-problem.ts'
import { postmaster, urlOf } from './address.ts'
import { chooseFolders } from './folders.ts'

/** The database of the server that runs on this data folder, for commands beside it. */
export async function runningUrl(dataFolder: string): Promise<string> {
  const { home } = await chooseFolders(dataFolder)
  const address = postmaster(join(home, 'cluster'))
  if (!address) throw new StartProblem('Souk does not run on this data folder: start it, or set DATABASE_URL.')
  return urlOf(await readFile(join(dataFolder, 'postgres-password'), 'utf8'), address, 'souk')
}
