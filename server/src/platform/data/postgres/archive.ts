import { chown, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Config } from '../../base/config.ts'
import { chooseFolders } from './folders.ts'

/** Has the embedded PostgreSQL copy each finished piece of its log into a folder, for a restore to any time since a backup. */
export async function archiveSettings({
  walArchive,
  dataFolder,
}: Pick<Config, 'walArchive' | 'dataFolder'>): Promise<Record<string, string>> {
  if (!walArchive) return {}
  const folder = resolve(walArchive)
  const { identity } = await chooseFolders(dataFolder)
  await mkdir(folder, { recursive: true })
  if ('uid' in identity) await chown(folder, identity.uid, identity.gid)
  const copy = `test ! -f "${folder}/%f" && cp "%p" "${folder}/%f.part" && mv "${folder}/%f.part" "${folder}/%f"`
  return { archive_mode: 'on', archive_command: copy, archive_timeout: '60s' }
}
