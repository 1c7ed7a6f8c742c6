import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentTypeOf, type FileStore } from './file-store.ts'

/** Files in a folder. Written beside and renamed, so that a reader never sees half of one. */
export function folderStore(folder: string): FileStore {
  const at = (name: string) => join(folder, name)
  return {
    async put(name, body) {
      const path = at(name)
      const unfinished = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      const file = await open(unfinished, 'wx')
      try {
        await file.writeFile(body)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    },
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
      await mkdir(folder, { recursive: true })
      await access(folder)
    },
  }
}
