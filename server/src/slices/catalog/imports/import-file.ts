import type { Readable } from 'node:stream'
import { fileLimits } from '@souk/contract/core/limits.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { isPicture, kindOf } from '../../../platform/data/files/content-kind.ts'
import { hashOf, wholeOf } from '../../../platform/data/files/pictures.ts'
import { addressOf } from '../../../platform/data/files/take-upload.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { type Archive, ArchiveProblem, collect, openArchive } from '../../../platform/documents/sheets/archive.ts'
import type { Known } from './judge-rows.ts'

const limits = { entries: 5_000, inflatedBytes: 60 * 1024 * 1024 }

/** A sheet by itself, or in a zip with its pictures. */
export type ImportFile = {
  sheet: Buffer
  pictures: Known['pictures']
  readPicture: (name: string) => Promise<Buffer>
  close: () => void
}

const baseName = (name: string) => (name.split('/').at(-1) ?? name).toLowerCase()
const isHidden = (name: string) => name.startsWith('__MACOSX/') || baseName(name).startsWith('.')

export async function openImportFile({ files }: Pick<Deps, 'files'>, location: string): Promise<ImportFile> {
  const stored = await files.get(location.replace(/^\/files\//, ''))
  if (!stored) throw new Error(`The file ${location} is gone.`)
  const bytes = await collect(stored.body as Readable, fileLimits.fileBytes)
  const archive = await openArchive(bytes, limits).catch(refuse)
  if (archive.names.includes('xl/workbook.xml')) {
    archive.close()
    return {
      sheet: bytes,
      pictures: {},
      readPicture: () => Promise.reject(new Error('no archive')),
      close: () => undefined,
    }
  }
  try {
    return await insideZip(archive)
  } catch (error) {
    archive.close()
    return refuse(error)
  }
}

async function insideZip(archive: Archive): Promise<ImportFile> {
  const names = archive.names.filter((name) => !isHidden(name))
  const sheets = names.filter((name) => /\.xlsx$/i.test(name))
  if (sheets.length !== 1)
    throw new Refusal('invalid', sheets.length === 0 ? 'imports.noSheet' : 'imports.manySheets', { field: 'file' })
  const sheet = await collect(await archive.read(sheets[0]!), fileLimits.fileBytes)
  const byName = new Map(names.filter((name) => name !== sheets[0]).map((name) => [baseName(name), name]))
  const states: [string, string][] = []
  for (const [name, path] of byName) states.push([name, await stateOf(archive, path)])
  const pictures = Object.fromEntries(states)
  return {
    sheet,
    pictures,
    readPicture: async (name) => collect(await archive.read(byName.get(name.toLowerCase())!), fileLimits.imageBytes),
    close: () => archive.close(),
  }
}

/** The address it will have, or what is wrong with it. Its first bytes say whether it is a picture; all of them whether it is too large. */
async function stateOf(archive: Archive, path: string): Promise<string> {
  try {
    const bytes = await collect(await archive.read(path), fileLimits.imageBytes)
    return isPicture(kindOf(bytes)) ? addressOf(wholeOf(hashOf(bytes))) : 'notAPicture'
  } catch (error) {
    if (error instanceof ArchiveProblem && error.kind === 'tooLarge') return 'tooLarge'
    return 'notAPicture'
  }
}

function refuse(error: unknown): never {
  throw error instanceof ArchiveProblem ? new Refusal('invalid', `sheets.${error.kind}`, { field: 'file' }) : error
}
