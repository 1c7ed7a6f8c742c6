import { spawnSync } from 'node:child_process'

export const poolerBinary = process.env.SOUK_PGBOUNCER ?? 'pgbouncer'

/**
 * Why no pooler can run here; null where one can. Before 1.21 it does not know prepared statements in transaction mode.
 * @returns {string | null}
 */
export function whyNoPooler() {
  const { status, stdout } = spawnSync(poolerBinary, ['--version'], { encoding: 'utf8' })
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  if (status !== 0 || !major) return 'PgBouncer is not installed (SOUK_PGBOUNCER names it)'
  return Number(major) > 1 || Number(minor) >= 21 ? null : `PgBouncer is ${major}.${minor}, and 1.21 is needed`
}
