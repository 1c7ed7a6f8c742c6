import { direct, type DirectReport } from '@souk/contract/connections/direct.contract.ts'
import { upload } from '../../../lib/server/upload.ts'
import type { Send } from '../../../ui/uploads/upload-queue.ts'

/** Fetched with the first file. What is wrong stands beside it, so nothing is announced. */
export function sendSheet(...[file, options]: Parameters<Send<unknown>>): Promise<DirectReport> {
  return upload(direct.validateFile, {}, file, { ...options, isQuiet: true })
}
