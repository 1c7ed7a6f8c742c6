import { z } from 'zod/mini'
import { fileLimits } from '../core/limits.ts'

/** What a file is for decides which types and how many bytes are taken, and who may read it back. */
export const FileUse = z.enum(['picture', 'logo', 'banner', 'document', 'sheet', 'catalog', 'message'])
export type FileUse = z.infer<typeof FileUse>
/** Before there is a user, only what the sign-up asks for. */
export const NewUserFileUse = z.enum(['logo', 'banner'])

type Rule = { extensions: readonly string[]; bytes: number; isPublic: boolean }
const picture: Rule = { extensions: fileLimits.imageTypes, bytes: fileLimits.imageBytes, isPublic: true }

export const uploadRules: Record<FileUse, Rule> = {
  picture,
  logo: picture,
  banner: picture,
  document: { extensions: ['pdf', 'png', 'jpg', 'jpeg'], bytes: fileLimits.fileBytes, isPublic: false },
  sheet: { extensions: fileLimits.fileTypes, bytes: fileLimits.fileBytes, isPublic: false },
  catalog: { extensions: fileLimits.catalogTypes, bytes: fileLimits.fileBytes, isPublic: false },
  message: {
    extensions: [...fileLimits.imageTypes, ...fileLimits.fileTypes],
    bytes: fileLimits.fileBytes,
    isPublic: false,
  },
}
