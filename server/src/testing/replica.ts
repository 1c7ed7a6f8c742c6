import { chmod, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { copyCluster } from '../platform/data/postgres/base-copy.ts'
import { chooseFolders } from '../platform/data/postgres/folders.ts'
import { type Postgres, startPostgres } from '../platform/data/postgres/supervisor.ts'
import { signalPostgres } from './postgres-processes.ts'

export type Server = Postgres & { folder: string; cluster: string }
type Settings = Record<string, string>

/** A primary and a replica that streams from it, as two real servers. */
export async function startPrimaryAndReplica() {
  const settings = { fsync: 'off', max_connections: '60' }
  const primary = await startServer(settings, tmpdir())
  const replica = await startReplicaOf(primary, settings, tmpdir())
  const stop = async () => {
    await remove(replica)
    await remove(primary)
  }
  return { primary, replica, stop }
}

/** A primary whose commits are acknowledged once the standby has them, and which the standby can replace. */
export async function startWithStandby(settings: Settings, parent: string) {
  let primary = await startServer(settings, parent)
  let standby = await startReplicaOf(primary, settings, parent)
  await requireStandby(primary.url)
  return {
    primary: () => primary,
    /** Makes the standby the primary and answers the former one, which is on its own from now on. */
    async promote(): Promise<Server> {
      const former = primary
      await run(standby.url, 'select pg_promote(true, 30)')
      primary = standby
      return former
    },
    async addStandby(): Promise<void> {
      standby = await startReplicaOf(primary, settings, parent)
      await requireStandby(primary.url)
    },
    async stop(): Promise<void> {
      if (standby !== primary) await remove(standby)
      await remove(primary)
    },
  }
}

/** Ends a server however it is, and its folder. */
export async function remove({ cluster, folder, unwatch }: Server): Promise<void> {
  await unwatch()
  signalPostgres(cluster, 'SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function startServer(settings: Settings, parent: string): Promise<Server> {
  const folder = await newFolder(parent)
  const postgres = await startPostgres(folder, { settings })
  return { ...postgres, folder, cluster: join((await chooseFolders(folder)).home, 'cluster') }
}

async function startReplicaOf(primary: Server, settings: Settings, parent: string): Promise<Server> {
  const folder = await newFolder(parent)
  const { home, identity } = await chooseFolders(folder)
  const cluster = join(home, 'cluster')
  await copyCluster(primary.url, primary.cluster, cluster, identity)
  await writeFile(join(cluster, 'postgresql.auto.conf'), '') // once promoted it waits for no standby until it has one
  await writeFile(join(cluster, 'standby.signal'), '')
  await copyFile(join(primary.folder, 'postgres-password'), join(folder, 'postgres-password'))
  const { port, username, password } = new URL(primary.url)
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=standby`
  const postgres = await startPostgres(folder, { settings: { ...settings, primary_conninfo: source } })
  return { ...postgres, folder, cluster }
}

/** Only once the standby is there: before, every commit would wait for it. */
async function requireStandby(url: string): Promise<void> {
  const until = async (condition: string) => {
    while ((await run(url, `select from pg_stat_replication where ${condition}`)) === 0) await sleep(50)
  }
  await until("state = 'streaming'")
  await run(url, "alter system set synchronous_standby_names = 'standby'")
  await run(url, 'select pg_reload_conf()')
  await until("sync_state = 'sync'")
}

async function run(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

async function newFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'souk-pair-'))
  await chmod(folder, 0o755)
  return folder
}
