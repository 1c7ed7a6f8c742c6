import { existsSync } from 'node:fs'
import { chown, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Config } from '../platform/base/config.ts'
import { postmaster, urlOf } from '../platform/data/postgres/address.ts'
import { copyCluster } from '../platform/data/postgres/base-copy.ts'
import { chooseFolders, type Folders } from '../platform/data/postgres/folders.ts'
import { startPostgres } from '../platform/data/postgres/supervisor.ts'
import { StartProblem } from '../platform/base/start-problem.ts'
import { checkBeforeDump, checkBeforeRestore, dump, type Dump, restoreDump } from './outside-database.ts'

type Tell = (line: string) => void
const secretFiles = ['secret', 'postgres-password']

const dumpFile = 'database.dump'

/** Database, files and secret into a new folder, while the product runs. The files come last: each one that a row names is there. */
export async function backUp(config: Config, to: string, tell: Tell): Promise<void> {
  const folder = resolve(to)
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartProblem(`The folder ${folder} is not empty: name a new one for each backup.`)
  const outside = config.directUrl ?? config.databaseUrl
  const planned = outside ? await checkBeforeDump(outside) : null
  const unfinished = join(folder, 'unfinished')
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    await copyAll(config, unfinished, planned, tell)
    for (const name of await readdir(unfinished)) await rename(join(unfinished, name), join(folder, name))
  } finally {
    await rm(unfinished, { recursive: true, force: true }) // a failed backup can be tried again in the same folder
  }
  tell(`Backed up to ${folder}`)
}

async function copyAll(config: Config, to: string, planned: Dump | null, tell: Tell): Promise<void> {
  const began = new Date()
  const url = config.directUrl ?? config.databaseUrl
  if (planned && url) dump(url, join(to, dumpFile))
  const copied = planned ?? (await copyEmbedded(config, join(to, 'cluster')))
  tell('Database copied')
  for (const name of secretFiles) {
    const from = join(config.dataFolder, name)
    if (existsSync(from)) await cp(from, join(to, name))
  }
  if (config.s3) tell('Files are in the bucket: use its own versions or replication')
  else await cp(join(config.dataFolder, 'files'), join(to, 'files'), { recursive: true }).catch(ignoreMissing)
  await writeFile(join(to, 'backup.json'), JSON.stringify({ format: 1, began, ended: new Date(), ...copied }, null, 2))
}

async function copyEmbedded(config: Config, to: string): Promise<object> {
  const { home } = await chooseFolders(config.dataFolder)
  const cluster = join(home, 'cluster')
  if (!existsSync(cluster)) throw new StartProblem(`There is no database in ${config.dataFolder}: set SOUK_DATA.`)
  const running = postmaster(cluster)
  const started = running ? null : await startPostgres(config.dataFolder)
  const password = await readFile(join(config.dataFolder, 'postgres-password'), 'utf8')
  try {
    return await copyCluster(urlOf(password, running ?? postmaster(cluster)!, 'souk'), cluster, to)
  } finally {
    await started?.stop()
  }
}

/** What is needed is said before anything is written, and a restore that fails leaves nothing behind. */
export async function restore(config: Config, from: string, until: Date | null, tell: Tell): Promise<void> {
  const folder = resolve(from)
  const noted = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => null)
  if (!noted) throw new StartProblem(`${folder} holds no whole backup.`)
  const made = JSON.parse(noted) as Partial<Omit<Dump, 'by'>> & { by?: string }
  if (made.by === 'pg_basebackup')
    throw new StartProblem(
      `${folder} holds the whole server of a PostgreSQL of your own: put its folder "cluster" into that server's data folder, as the documentation of PostgreSQL says, and "files" and "secret" into SOUK_DATA. Later backups are dumps, which this command restores.`,
    )
  if (made.by === 'pg_dump') return intoOutside(config, folder, made as Dump, until, tell)
  if (config.databaseUrl)
    throw new StartProblem('This backup is of the embedded database: unset DATABASE_URL and DATABASE_DIRECT_URL.')
  return intoEmbedded(config, folder, until, tell)
}

/** Into an empty database of DATABASE_URL, and a data folder without files. */
async function intoOutside(config: Config, folder: string, made: Dump, until: Date | null, tell: Tell): Promise<void> {
  const url = config.directUrl ?? config.databaseUrl
  if (!url)
    throw new StartProblem('This backup is of a database of your own: set DATABASE_URL to an empty one to restore it.')
  if (until) throw new StartProblem('A dump has no other time than its own: use the archive of your PostgreSQL.')
  await checkBeforeRestore(url, made)
  await orNothing(config, [...secretFiles, 'files'], async () => {
    await copyBack(config, folder)
    tell('Files copied back; PostgreSQL reads the dump')
    restoreDump(url, join(folder, dumpFile))
  })
  tell(`Restored to the database of DATABASE_URL and ${config.dataFolder}: start Souk on them`)
}

/** Into a data folder without a database; with a time, as the archived WAL says it was then. */
async function intoEmbedded(config: Config, folder: string, until: Date | null, tell: Tell): Promise<void> {
  if (until && !config.walArchive)
    throw new StartProblem('A restore to a time needs SOUK_WAL_ARCHIVE: the folder to which the log was archived.')
  const folders = await chooseFolders(config.dataFolder)
  const cluster = join(folders.home, 'cluster')
  if (existsSync(cluster))
    throw new StartProblem(
      `${config.dataFolder} already has a database: set SOUK_DATA to a new folder, or move it away.`,
    )
  await orNothing(config, [cluster, ...secretFiles, 'files'], async () => {
    await cp(join(folder, 'cluster'), cluster, { recursive: true, verbatimSymlinks: true })
    if (config.walArchive) await recoverFromArchive(cluster, config.walArchive, until)
    await ownAll(cluster, folders.identity)
    await copyBack(config, folder)
    tell('Files copied back; PostgreSQL reads its log')
    const postgres = await startPostgres(config.dataFolder)
    await recovered(postgres.url).finally(() => postgres.stop())
  })
  tell(`Restored to ${config.dataFolder}: start Souk on it`)
}

/** What was there before stays; what a failed restore brought is removed. */
async function orNothing({ dataFolder }: Config, names: readonly string[], bring: () => Promise<void>): Promise<void> {
  const brought = names.map((name) => resolve(dataFolder, name)).filter((path) => !existsSync(path))
  try {
    await bring()
  } catch (error) {
    for (const path of brought) await rm(path, { recursive: true, force: true })
    throw error
  }
}

async function copyBack({ dataFolder }: Config, folder: string): Promise<void> {
  for (const name of secretFiles)
    if (existsSync(join(folder, name))) await cp(join(folder, name), join(dataFolder, name))
  await cp(join(folder, 'files'), join(dataFolder, 'files'), { recursive: true }).catch(ignoreMissing)
}

async function recoverFromArchive(cluster: string, archive: string, until: Date | null): Promise<void> {
  const lines = [`restore_command = 'cp "${resolve(archive)}/%f" "%p"'`, "recovery_target_action = 'promote'"]
  if (until) lines.push(`recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'`)
  await writeFile(join(cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  await writeFile(join(cluster, 'recovery.signal'), '')
}

async function recovered(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (;;) {
    const { rows } = await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')
    if (!rows[0]!.is) break
    await sleep(200)
  }
  await client.query('alter system reset all') // the next recovery has its own target
  await client.end()
}

async function ownAll(folder: string, identity: Folders['identity']): Promise<void> {
  if (!('uid' in identity)) return
  for (const path of [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))])
    await chown(path, identity.uid, identity.gid)
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
