import type { Reply } from '@souk/contract/core/endpoint.ts'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { upload } from '../../../lib/server/upload.ts'
import type { Send } from '../../../ui/uploads/upload-queue.ts'

export type Imported = Reply<typeof wishlists.import>

/** Fetched with the first file. What is wrong stands beside it, so nothing is announced. */
export function sendSheet(id: string, ...[file, options]: Parameters<Send<unknown>>): Promise<Imported> {
  return upload(wishlists.import, { params: { id } }, file, { ...options, isQuiet: true })
}
