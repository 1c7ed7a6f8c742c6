import { z } from 'zod/mini'

/** The body of a broadcast as the editor writes it. What is not named here is dropped or refused: no HTML, no other nodes. */
const href = z.string().check(z.maxLength(1000), z.regex(/^(https?:\/\/|mailto:)\S+$/i, 'messaging.badLink'))
const Mark = z.union([
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
])
const Text = z.object({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(5000)),
  marks: z.optional(z.array(Mark).check(z.maxLength(3))),
})
/** The recipient's own name, or the words that stand in for it. */
const Name = z.object({
  type: z.literal('name'),
  attrs: z.object({ field: z.enum(['firstName', 'company']), fallback: z.string().check(z.maxLength(60)) }),
})
const Inline = z.union([Text, Name, z.object({ type: z.literal('hardBreak') })])
const content = z.optional(z.array(Inline).check(z.maxLength(500)))
const Paragraph = z.object({ type: z.literal('paragraph'), content })
const ListItem = z.object({ type: z.literal('listItem'), content: z.array(Paragraph).check(z.maxLength(20)) })
const items = z.array(ListItem).check(z.maxLength(100))
const Block = z.union([
  Paragraph,
  z.object({ type: z.literal('heading'), attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }), content }),
  z.object({ type: z.literal('bulletList'), content: items }),
  z.object({ type: z.literal('orderedList'), content: items }),
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

export const BroadcastDocument = z.object({
  type: z.literal('doc'),
  content: z.array(Block).check(z.minLength(1, 'messaging.emptyBody'), z.maxLength(200, 'messaging.longBody')),
})
export type BroadcastDocument = z.infer<typeof BroadcastDocument>
export type DocumentBlock = BroadcastDocument['content'][number]
export type DocumentInline = z.infer<typeof Inline>
