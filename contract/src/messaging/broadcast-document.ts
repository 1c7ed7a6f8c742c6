import { z } from 'zod/mini'
import { blocksOf, BreakNode, TextNode } from '../core/rich-text/rich-text.ts'

/** The recipient's own name, or the words that stand in for it. */
const Name = z.object({
  type: z.literal('name'),
  attrs: z.object({ field: z.enum(['firstName', 'company']), fallback: z.string().check(z.maxLength(60)) }),
})
const Inline = z.union([TextNode, Name, BreakNode])
const Block = z.union([
  ...blocksOf(Inline),
  z.object({
    type: z.literal('card'),
    // The label is what the editor shows; the mail shows what its reader may see.
    attrs: z.object({
      kind: z.enum(['product', 'collection']),
      id: z.uuid(),
      label: z.optional(z.string().check(z.maxLength(300))),
    }),
  }),
])

/** The body of a broadcast: a structured text with names of recipients and cards of products. */
export const BroadcastDocument = z.object({
  type: z.literal('doc'),
  content: z.array(Block).check(z.minLength(1, 'messaging.emptyBody'), z.maxLength(200, 'messaging.longBody')),
})
export type BroadcastDocument = z.infer<typeof BroadcastDocument>
export type DocumentBlock = BroadcastDocument['content'][number]
export type DocumentInline = z.infer<typeof Inline>
