import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { catalogWriters } from './collections.contract.ts'

const Choice = z.object({ id: z.uuid(), name: z.string() })
/** The books of one collection that one partner can have for itself, and which it has; null: those of its group, its country or everybody's. */
export const PartnerBooks = z.object({
  collectionId: z.uuid(),
  collectionName: z.string(),
  isOpen: z.boolean(), // not reviewed now, and not archived
  priceBooks: z.array(Choice),
  priceBookId: z.nullable(z.uuid()),
  segments: z.array(Choice),
  segmentId: z.nullable(z.uuid()),
})
export type PartnerBooks = z.infer<typeof PartnerBooks>
export const PartnerBook = z.strictObject({
  collectionId: z.uuid(),
  kind: z.enum(['PRICE', 'SEGMENT']),
  bookId: z.nullable(z.uuid()), // null takes it away
})
export type PartnerBook = z.output<typeof PartnerBook>
const path = '/api/v2/catalog/partners/:retailerId/books'
const byRetailer = z.strictObject({ retailerId: z.uuid() })

/** What a partner has for itself, seen from the partner; the same assignments as in the books. */
export const partnerBooks = {
  list: endpoint({
    method: 'GET',
    path,
    allow: ['manage', 'Brand'],
    params: byRetailer,
    reply: z.array(PartnerBooks),
  }),
  assign: endpoint({
    method: 'PUT',
    path,
    ...catalogWriters,
    params: byRetailer,
    body: PartnerBook,
    reply: z.array(PartnerBooks),
    successMessage: 'catalog.saved',
  }),
}
