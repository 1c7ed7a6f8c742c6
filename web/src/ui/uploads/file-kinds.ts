import { type Language, localeOf } from '@souk/contract/core/language.ts'
import { fileLimits } from '@souk/contract/core/limits.ts'

export type FileKind = 'picture' | 'catalog' | 'sheet' | 'document' | 'file'
type Rule = { types: readonly string[]; bytes: number }

export const fileRules: Readonly<Record<FileKind, Rule>> = {
  picture: { types: fileLimits.imageTypes, bytes: fileLimits.imageBytes },
  catalog: { types: fileLimits.catalogTypes, bytes: fileLimits.fileBytes },
  sheet: { types: ['xlsx'], bytes: fileLimits.fileBytes },
  document: { types: ['pdf', 'png', 'jpg', 'jpeg'], bytes: fileLimits.fileBytes }, // a paper, or a scan of one
  file: { types: fileLimits.fileTypes, bytes: fileLimits.fileBytes },
}

const names: Readonly<Record<string, string>> = { webp: 'WebP' }

/** “PNG, JPG, GIF or WebP”; JPEG is JPG under another name. British, for the missing comma before “or”. */
export function typeNames(kind: FileKind, language: Language): string {
  const shown = fileRules[kind].types.filter((type) => type !== 'jpeg').map((type) => names[type] ?? type.toUpperCase())
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : localeOf(language), { type: 'disjunction' }).format(shown)
}

export const acceptedBy = (kind: FileKind) => fileRules[kind].types.map((type) => `.${type}`).join(',')

export type FileProblem = 'uploads.empty' | 'uploads.wrongType' | 'uploads.tooLarge'

/** A still picture is made smaller before it is sent, so it may be larger than what is stored. */
export function largestOf(name: string, kind: FileKind): number {
  const isShrunk = kind === 'picture' && !name.toLowerCase().endsWith('.gif')
  return isShrunk ? fileLimits.shrunkBytes : fileRules[kind].bytes
}

/** Said before anything is sent; the server looks again, and into the file. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, kind: FileKind): FileProblem | null {
  const { types } = fileRules[kind]
  const type = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!types.includes(type)) return 'uploads.wrongType'
  if (size > largestOf(name, kind)) return 'uploads.tooLarge'
  return size === 0 ? 'uploads.empty' : null
}

/** In units of 1024, as people know them from their disk. */
export function fileSize(bytes: number): { key: 'fileSize.kb' | 'fileSize.mb'; size: number } {
  if (bytes < 1_048_576) return { key: 'fileSize.kb', size: Math.max(1, Math.round(bytes / 1_024)) }
  return { key: 'fileSize.mb', size: Math.round(bytes / 104_857.6) / 10 }
}
