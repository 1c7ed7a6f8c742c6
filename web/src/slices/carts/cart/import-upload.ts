import { carts } from '@souk/contract/carts/carts.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { upload } from '../../../lib/server/upload.ts'
import type { Send } from '../../../ui/uploads/upload-queue.ts'

export type Imported = Reply<typeof carts.import>

/** Fetched with the first file. What is wrong stands beside it, so nothing is announced. */
export function sendSheet(storeId: string | null, ...[file, options]: Parameters<Send<unknown>>): Promise<Imported> {
  return upload(carts.import, { query: storeId ? { storeId } : {} }, file, { ...options, isQuiet: true })
}
