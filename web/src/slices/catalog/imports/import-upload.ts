import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { upload } from '../../../lib/server/upload.ts'
import type { Send } from '../../../ui/uploads/upload-queue.ts'

/** Fetched with the first file. A refusal is announced too: the list of files goes when another person's import appears. */
export function sendSheet(collectionId: string, ...[file, options]: Parameters<Send<unknown>>) {
  return upload(imports.upload, { params: { collectionId } }, file, options)
}
