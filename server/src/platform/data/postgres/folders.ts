import { createHash } from 'node:crypto'
import { chown, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyBinaries, findBinaries } from './binaries.ts'

/** PostgreSQL refuses to run as root, so root lends it the identity of nobody. */
const nobody = { uid: 65_534, gid: 65_534 }
const sharedHome = '/var/lib/souk'

export type Folders = {
  native: string // bin, lib and share
  home: string // holds the cluster and its log
  identity: { uid: number; gid: number } | Record<string, never>
}

/** Where PostgreSQL can run: beside the other data, or, when nobody cannot enter there, in a place of its own. */
export async function chooseFolders(dataFolder: string): Promise<Folders> {
  await mkdir(dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const native = await findBinaries()
  const besideData = join(dataFolder, 'postgres')
  if (process.getuid?.() !== 0) {
    await mkdir(besideData, { recursive: true, mode: 0o700 })
    return { native, home: besideData, identity: {} }
  }
  const mark = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const version = createHash('sha256').update(native).digest('hex').slice(0, 12)
  const home = (await isOpenToNobody(dataFolder)) ? besideData : join(sharedHome, mark)
  await mkdir(home, { recursive: true, mode: 0o755 })
  await chown(home, nobody.uid, nobody.gid)
  const reachable = (await isOpenToNobody(native))
    ? native
    : await copyBinaries(native, join(sharedHome, `bin-${version}`))
  return { native: reachable, home, identity: nobody }
}

/** Every folder on the way must let others pass. */
async function isOpenToNobody(folder: string): Promise<boolean> {
  const { mode, uid } = await stat(folder)
  const passes = (mode & 0o001) !== 0 || (uid === nobody.uid && (mode & 0o100) !== 0)
  const parent = dirname(folder)
  return passes && (parent === folder || (await isOpenToNobody(parent)))
}
