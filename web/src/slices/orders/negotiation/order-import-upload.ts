import type { Reply } from '@souk/contract/core/endpoint.ts'
import { orderLines } from '@souk/contract/orders/order-lines.contract.ts'
import { upload } from '../../../lib/server/upload.ts'
import type { Send } from '../../../ui/uploads/upload-queue.ts'

export type Imported = Reply<typeof orderLines.import>

/** Fetched with the first file. What is wrong stands beside it, so nothing is announced. */
export function sendSheet(
  id: string,
  version: number,
  ...[file, options]: Parameters<Send<unknown>>
): Promise<Imported> {
  return upload(orderLines.import, { params: { id }, query: { version } }, file, { ...options, isQuiet: true })
}
