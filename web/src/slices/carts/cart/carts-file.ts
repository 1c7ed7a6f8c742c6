import type { DownloadTarget } from '../../../lib/download-slot.ts'

/** One cart, or several together. */
export const cartsFile = (cartIds: readonly string[]): DownloadTarget => ({
  type: cartIds.length === 1 ? 'cartExport' : 'multipleCartExport',
  input: { cartIds },
  formats: ['xlsx', 'pdf', 'pptx'],
})
