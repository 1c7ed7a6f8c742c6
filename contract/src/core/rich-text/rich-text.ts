import { z } from 'zod/mini'

/** A structured text as the editor writes it. What is not named here is dropped or refused: no HTML, no other nodes. */
const href = z.string().check(z.maxLength(1000), z.regex(/^(https?:\/\/|mailto:)\S+$/i, 'rules.textLink'))
const Mark = z.union([
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
])
export const TextNode = z.object({
  type: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(5000)),
  marks: z.optional(z.array(Mark).check(z.maxLength(3))),
})
export const BreakNode = z.object({ type: z.literal('hardBreak') })

/** Paragraphs, headings and lists of such nodes. */
export function blocksOf<I extends z.ZodMiniType>(inline: I) {
  const content = z.optional(z.array(inline).check(z.maxLength(500)))
  const Paragraph = z.object({ type: z.literal('paragraph'), content })
  const ListItem = z.object({ type: z.literal('listItem'), content: z.array(Paragraph).check(z.maxLength(20)) })
  const items = z.array(ListItem).check(z.maxLength(100))
  const Heading = z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
    content,
  })
  return [
    Paragraph,
    Heading,
    z.object({ type: z.literal('bulletList'), content: items }),
    z.object({ type: z.literal('orderedList'), content: items }),
  ] as const
}

const Inline = z.union([TextNode, BreakNode])
export type RichInline = z.infer<typeof Inline>
const Block = z.union(blocksOf(Inline))
export type RichBlock = z.infer<typeof Block>

export const RichText = z.object({
  type: z.literal('doc'),
  content: z.array(Block).check(z.minLength(1, 'rules.required'), z.maxLength(500, 'rules.max')),
})
export type RichText = z.infer<typeof RichText>

/** Its letters alone; empty when nothing is written yet. */
export function lettersOf(node: { text?: string; content?: readonly object[] | undefined }): string {
  return (node.text ?? '') + (node.content ?? []).map(lettersOf).join('')
}
