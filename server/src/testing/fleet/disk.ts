import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const megabytes = 2_000

/** A folder on a small disk of its own, so that it can be filled; a plain folder where mounting is not allowed. */
export async function newDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'souk-fleet-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  const isLimited = mounted.status === 0
  await chmod(folder, 0o755)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    isLimited,
    /** Writes until nothing more fits. */
    async fill(): Promise<void> {
      const file = await open(ballast, 'w')
      try {
        for (let size = 2 ** 20; size >= 512;) {
          const isWritten = await file.write(Buffer.alloc(size)).then(
            ({ bytesWritten }) => bytesWritten === size,
            (error: NodeJS.ErrnoException) => {
              if (error.code !== 'ENOSPC') throw error
              return false
            },
          )
          if (!isWritten) size /= 2
        }
      } finally {
        await file.close()
      }
    },
    empty: () => rm(ballast, { force: true }),
    async remove(): Promise<void> {
      if (isLimited) spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
