import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, chmod, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../../base/durable-file.ts'
import { contentTypeOf, type FileStore } from './file-store.ts'

const abandonedAfter = 3_600_000 // milliseconds
const ownerOnly = { folder: 0o700, file: 0o600 }

/** Files in a folder. Written elsewhere and renamed, so that a reader never sees half of one and a power cut loses none. */
export function folderStore(folder: string): FileStore {
  const at = (name: string) => join(folder, name)
  const unfinishedFolder = join(folder, '.unfinished')
  const cleaned = prepare(folder, unfinishedFolder)
  const store = async (name: string, write: (unfinished: string) => Promise<void>) => {
    await cleaned
    const path = at(name)
    const unfinished = join(unfinishedFolder, randomUUID())
    await mkdir(unfinishedFolder, { recursive: true, mode: ownerOnly.folder })
    await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder })
    try {
      await write(unfinished)
      await rename(unfinished, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
  return {
    put: (name, body) => store(name, (unfinished) => writeDown(unfinished, body)),
    putFile: (name, from) => store(name, (unfinished) => copyDown(unfinished, from)),
    async get(name) {
      const info = await stat(at(name)).catch(() => null)
      return info?.isFile()
        ? { body: createReadStream(at(name)), contentType: contentTypeOf(name), bytes: info.size }
        : null
    },
    async has(name) {
      return access(at(name)).then(
        () => true,
        () => false,
      )
    },
    async remove(name) {
      await rm(at(name), { force: true })
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
      await access(folder)
    },
  }
}

async function writeDown(path: string, body: Buffer): Promise<void> {
  const file = await open(path, 'wx', ownerOnly.file)
  try {
    await file.writeFile(body)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function copyDown(path: string, from: string): Promise<void> {
  await copyFile(from, path)
  await chmod(path, ownerOnly.file) // a copy has the rights of its source
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

/** A folder of an earlier release was open to every user of the machine. */
async function prepare(folder: string, unfinishedFolder: string): Promise<void> {
  await chmod(folder, ownerOnly.folder).catch(() => undefined)
  await removeAbandoned(unfinishedFolder)
}

/** What a killed process left behind; what another process is writing now is younger. */
async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => null)
    if (info && Date.now() - info.mtimeMs > abandonedAfter) await rm(path, { force: true }).catch(() => undefined)
  }
}
