import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCluster } from '../platform/postgres/base-copy.ts'
import { chooseFolders } from '../platform/postgres/folders.ts'
import { startPostgres } from '../platform/postgres/supervisor.ts'

const settings = { fsync: 'off', max_connections: '60' }

/** A primary and a replica that streams from it, as two real servers. */
export async function startPrimaryAndReplica() {
  const [first, second] = [await newFolder(), await newFolder()]
  const primary = await startPostgres(first, { settings })
  const from = await chooseFolders(first)
  const to = await chooseFolders(second)
  const cluster = join(to.home, 'cluster')
  await copyCluster(primary.url, join(from.home, 'cluster'), cluster, to.identity)
  await writeFile(join(cluster, 'standby.signal'), '')
  await copyFile(join(first, 'postgres-password'), join(second, 'postgres-password'))
  const { port, username, password } = new URL(primary.url)
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password}`
  const replica = await startPostgres(second, { settings: { ...settings, primary_conninfo: source } })
  return {
    primary,
    replica,
    replicaCluster: cluster,
    stop: async () => {
      await replica.stop()
      await primary.stop()
      await Promise.all([first, second].map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-pair-'))
  await chmod(folder, 0o755)
  return folder
}
