import { z } from 'zod/mini'
import { Amount, Currency } from '../core/amounts.ts'
import { Brief } from './brief.ts'

/** A sentence in the reader's language, made on the server from a key. */
const Sentence = z.object({ key: z.string(), text: z.string() })

export const SelectionSize = z.object({ sku: z.string(), skuId: z.uuid(), size: z.string(), value: z.int() })
const Priced = {
  productId: z.uuid(),
  collectionId: z.uuid(),
  name: z.string(),
  brandName: z.string(),
  image: z.nullable(z.string()),
  colour: z.string(), // empty for cartons
  currency: Currency,
  wholesale: Amount, // of one unit
  retail: z.nullable(Amount),
}
/** What could stand in a line's place. */
export const Replacement = z.object({ ...Priced, total: Amount })
export type Replacement = z.infer<typeof Replacement>

export const SelectionLine = z.object({
  ...Priced,
  brandId: z.uuid(),
  styleCode: z.string(),
  collectionName: z.string(),
  category: z.nullable(z.string()),
  isCarton: z.boolean(),
  quantity: z.optional(z.int()), // cartons
  items: z.optional(z.array(SelectionSize)),
  packs: z.int(),
  mostPacks: z.int(),
  unitsPerPack: z.int(),
  units: z.int(),
  total: Amount,
  markUp: z.nullable(z.number()),
  margin: z.nullable(z.int()), // percent of the retail price
  shipsFrom: z.nullable(z.string()),
  shipsUntil: z.nullable(z.string()),
  isLocked: z.boolean(),
  reasons: z.array(Sentence),
  replacements: z.array(Replacement),
})
export type SelectionLine = z.infer<typeof SelectionLine>

const Part = z.object({ key: z.string(), label: z.string(), units: z.int(), amount: Amount })
export type SelectionPart = z.infer<typeof Part>
export const SelectionMinimum = z.object({
  brandId: z.uuid(),
  brandName: z.string(),
  collectionName: z.nullable(z.string()), // null: the brand's own minimum
  required: Amount,
  reached: Amount,
  isReached: z.boolean(),
})
export const Unmet = z.object({
  kind: z.enum(['category', 'colour', 'material', 'brand', 'budget', 'currency', 'delivery', 'gone', 'nothing']),
  text: z.string(),
  price: z.nullable(Amount), // what it would take
})
export type Unmet = z.infer<typeof Unmet>

export const Selection = z.object({
  id: z.uuid(),
  number: z.int(),
  source: z.enum(['FIRST', 'SOLVER', 'EDIT']),
  currency: Currency,
  lines: z.array(SelectionLine),
  totals: z.object({
    amount: Amount,
    units: z.int(),
    styles: z.int(),
    budget: z.nullable(Amount),
    left: z.nullable(Amount),
    retail: Amount, // of lines that have a retail price
    brands: z.array(Part),
    categories: z.array(Part),
    months: z.array(Part), // of delivery; the key of what ships now is empty
  }),
  minimums: z.array(SelectionMinimum),
  unmet: z.array(Unmet),
  difference: z.nullable(
    z.object({
      added: z.array(z.string()),
      removed: z.array(z.string()),
      changed: z.array(z.string()),
      amount: Amount, // with its sign
      units: z.int(),
    }),
  ),
  canUndo: z.boolean(),
})
export type Selection = z.infer<typeof Selection>

/** An answer to a question: sentences, facts and the screens behind them. */
export const Answer = z.object({
  sentences: z.array(Sentence),
  facts: z.array(
    z.object({
      label: z.string(),
      text: z.string(),
      money: z.nullable(z.object({ amount: Amount, currency: Currency })),
      day: z.nullable(z.iso.date()),
      to: z.nullable(z.string()), // the screen with the same figure
    }),
  ),
  links: z.array(z.object({ to: z.string(), label: z.string() })),
  notice: z.nullable(z.string()),
})
export type Answer = z.infer<typeof Answer>

export const MessageStatus = z.enum(['RUNNING', 'DONE', 'FAILED'])
export const AssistantMessage = z.object({
  id: z.uuid(),
  by: z.enum(['YOU', 'ASSISTANT']),
  text: z.string(), // what was typed
  answer: z.nullable(Answer),
  status: MessageStatus,
  createdAt: z.iso.datetime(),
})
export type AssistantMessage = z.infer<typeof AssistantMessage>

export const AssistantConversation = z.object({
  id: z.uuid(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
  isRunning: z.boolean(),
})
export type AssistantConversation = z.infer<typeof AssistantConversation>

export const OpenAssistantConversation = z.object({
  ...AssistantConversation.shape,
  messages: z.array(AssistantMessage), // the newest 200
  brief: Brief,
  brandNames: z.array(z.string()), // what a brief can name
  selection: z.nullable(Selection),
})
export type OpenAssistantConversation = z.infer<typeof OpenAssistantConversation>

/** One part of the streamed answer. */
export const ChatPart = z.union([
  z.object({ kind: z.literal('brief'), conversationId: z.uuid(), brief: Brief }),
  z.object({ kind: z.literal('progress'), step: z.enum(['reading', 'searching', 'improving']) }),
  z.object({ kind: z.literal('selection'), selection: Selection }),
  z.object({ kind: z.literal('text'), answer: Answer }),
  z.object({ kind: z.literal('error'), message: z.string() }),
  z.object({ kind: z.literal('done'), conversationId: z.uuid() }),
])
export type ChatPart = z.infer<typeof ChatPart>

/** One change of a selection by hand. */
export const SelectionEdit = z.union([
  z.strictObject({ action: z.enum(['lock', 'unlock', 'remove']), productId: z.uuid(), colour: z.string() }),
  z.strictObject({
    action: z.literal('packs'),
    productId: z.uuid(),
    colour: z.string(),
    packs: z.int().check(z.minimum(1), z.maximum(1_000)),
  }),
  z.strictObject({
    action: z.literal('swap'),
    productId: z.uuid(),
    colour: z.string(),
    with: z.strictObject({ productId: z.uuid(), colour: z.string() }),
  }),
  z.strictObject({ action: z.literal('refill') }),
])
export type SelectionEdit = z.output<typeof SelectionEdit>

export const ApprovalKind = z.enum(['WISHLIST', 'CARTS'])
export type ApprovalKind = z.infer<typeof ApprovalKind>
/** What the person is about to write, as the server sees it now; it works once, for some minutes. */
export const Approval = z.object({
  id: z.uuid(),
  kind: ApprovalKind,
  expiresAt: z.iso.datetime(),
  selection: Selection,
})
export type Approval = z.infer<typeof Approval>
