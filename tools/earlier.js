import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './install.js'
import { root } from './steps.js'

/** @param {string[]} args */
export function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Problem(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout.trim()
}

/** The newest tag; null before the first release. */
export const lastRelease = () => git('tag', '--sort=-creatordate').split('\n')[0] || null

/**
 * The files of a commit in an empty folder, with today's packages except our own, which are those of the commit.
 * @param {string} ref
 * @param {string} folder
 */
export function checkOut(ref, folder) {
  const archive = join(folder, 'archive.tar')
  git('archive', '--format=tar', `--output=${archive}`, ref)
  if (spawnSync('tar', ['-xf', archive, '-C', folder]).status !== 0)
    throw new Problem('tar could not unpack the release.')
  rmSync(archive)
  for (const workspace of ['.', 'server', 'contract', 'web']) {
    const [from, to] = [join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules')]
    if (!existsSync(from)) continue
    mkdirSync(to)
    for (const name of readdirSync(from)) if (name !== '@souk') symlinkSync(join(from, name), join(to, name))
  }
  mkdirSync(join(folder, 'node_modules/@souk'))
  for (const name of ['contract', 'server', 'web'])
    symlinkSync(join(folder, name), join(folder, 'node_modules/@souk', name))
}
