import { chmod, chown, copyFile, lstat, mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Folders } from './folders.ts'

/** What PostgreSQL makes anew at its start; its documentation says to leave it out of a base backup. */
const contentsLeftOut = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const filesLeftOut = /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label|current_logfiles)$/

/** What a base backup says of itself. */
export type BaseCopy = { startLsn: string; stopLsn: string; stoppedAt: Date }

/**
 * A base backup of a running cluster, made with PostgreSQL's own functions, because the packed binaries have no pg_basebackup.
 * It holds the WAL from its start to its end, so that it starts by itself.
 */
export async function copyCluster(
  url: string,
  cluster: string,
  to: string,
  identity: Folders['identity'] = {},
): Promise<BaseCopy> {
  const client = new Client({ connectionString: url, application_name: 'souk backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Keeps the WAL of the copy until this connection ends.
    await client.query("select pg_create_physical_replication_slot('souk_backup_' || pg_backend_pid(), true, true)")
    const start = await client.query<{ lsn: string; file: string }>(
      "with started as (select pg_backup_start('souk', true) as lsn) select lsn::text, pg_walfile_name(lsn) as file from started",
    )
    await copyFolder(cluster, to, identity, true)
    const stop = await client.query<{ lsn: string; labelfile: string; file: string; at: Date }>(
      'with stopped as (select * from pg_backup_stop(false)) select lsn::text, labelfile, pg_walfile_name(lsn) as file, now() as at from stopped',
    )
    const { lsn, labelfile, file, at } = stop.rows[0]!
    await writeFile(join(to, 'backup_label'), labelfile)
    await owned(join(to, 'backup_label'), identity)
    await copyWal(cluster, to, start.rows[0]!.file, file, identity)
    return { startLsn: start.rows[0]!.lsn, stopLsn: lsn, stoppedAt: at }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function copyWal(cluster: string, to: string, first: string, last: string, identity: Folders['identity']) {
  const names = (await readdir(join(cluster, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name))
  // The first eight digits are the timeline; the others grow with the log.
  for (const name of names.filter((one) => one >= first && one <= last)) {
    await copyFile(join(cluster, 'pg_wal', name), join(to, 'pg_wal', name))
    await owned(join(to, 'pg_wal', name), identity)
  }
  for (const name of (await readdir(join(cluster, 'pg_wal'))).filter((one) => one.endsWith('.history'))) {
    await copyFile(join(cluster, 'pg_wal', name), join(to, 'pg_wal', name))
    await owned(join(to, 'pg_wal', name), identity)
  }
}

/** A file may vanish or grow while it is read: the WAL of the backup repairs it. */
async function copyFolder(from: string, to: string, identity: Folders['identity'], isRoot = false): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o700)
  await owned(to, identity)
  for (const name of await readdir(from).catch(ignoreMissing)) {
    if (filesLeftOut.test(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    const found = await lstat(source).catch(ignoreGone)
    if (!found) continue
    if (found.isSymbolicLink()) await symlink(await readlink(source), target)
    else if (found.isDirectory() && isRoot && contentsLeftOut.has(name)) await emptyLike(source, target, identity)
    else if (found.isDirectory()) await copyFolder(source, target, identity)
    else if (found.isFile()) {
      await copyFile(source, target).catch(ignoreGone)
      await owned(target, identity).catch(ignoreGone)
    }
  }
}

async function emptyLike(source: string, target: string, identity: Folders['identity']): Promise<void> {
  const inside = source.endsWith('pg_wal') ? [target, join(target, 'archive_status')] : [target]
  for (const folder of inside) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await owned(folder, identity)
  }
}

async function owned(path: string, identity: Folders['identity']): Promise<void> {
  if ('uid' in identity) await chown(path, identity.uid, identity.gid)
}

function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
