import { store } from '../../lib/store.ts'

const shares = new Map<string, number>()
const now = store<number | null>(null)

/** Says how far one file is, from 0 to 1, or that it is over. */
export function reportUpload(id: string, sent: number | null): void {
  if (sent === null) shares.set(id, 1)
  else shares.set(id, sent)
  const values = [...shares.values()]
  if (values.every((share) => share >= 1)) shares.clear() // finished ones count until all are: the bar never goes back
  now.set(shares.size === 0 ? null : values.reduce((sum, share) => sum + share, 0) / values.length)
}

/** Of all files on their way, wherever they were chosen; `null` when there are none. For the bar of the shell. */
export const useUploadProgress = now.use
export const uploadProgress = now.get
