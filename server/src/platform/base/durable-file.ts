import { randomUUID } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

type Options = { mode?: number; ifAbsent?: boolean }

/** Whole or not at all, also when the power fails: written beside, forced to the disk, and given its name. */
export async function writeDurably(path: string, text: string, { mode = 0o600, ifAbsent = false }: Options = {}) {
  const unfinished = `${path}.${randomUUID()}`
  const file = await open(unfinished, 'wx', mode)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    if (ifAbsent) await link(unfinished, path)
    else await rename(unfinished, path)
    await syncFolder(dirname(path))
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** A secret that is made once. A file that an interrupted start left empty or cut short is made again. */
export async function readOrMakeSecret(path: string, make: () => string, minLength: number): Promise<string> {
  const read = async () => (await readFile(path, 'utf8').catch(() => '')).trim()
  const before = await read()
  if (before.length >= minLength) return before
  const isAbsent = await readFile(path).then(
    () => false,
    () => true,
  )
  // Of several processes that start at once, one makes it.
  await writeDurably(path, make(), { ifAbsent: isAbsent }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return read()
}

/** The name of a new file is kept only once its folder is. Not every system can do this to a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
