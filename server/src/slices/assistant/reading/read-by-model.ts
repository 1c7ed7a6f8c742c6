import { z } from 'zod'
import { Brief, type BriefField } from '@souk/contract/assistant/brief.ts'
import { askModel, type ModelSettings } from '../../../platform/delivery/ai/ask-model.ts'
import { plainWords } from '../../discovery/door.ts'
import type { Intent } from '../brief/intents.ts'
import { hasKnownKeys } from '../brief/known-brief.ts'
import { parseBrief, type ParseContext } from '../brief/parse-brief.ts'
import { tokensOf } from '../brief/tokens.ts'
import { modelInstructions } from './instructions.ts'

export type ModelReading = { brief: Brief; intent: Intent | null; tokens: number }

const mostTokens = 800

/** Each field with the words of the sentence it came from. */
const Output = z.object({
  intent: z.enum(['select', 'bought', 'soldOut', 'deadlines', 'order', 'owe', 'cannot']),
  fields: z.array(z.object({ field: z.string(), value: z.unknown(), quote: z.string() })).max(40),
})

/**
 * A sentence as a brief by a language model. It sees the sentence, the brief so far and names of brands the retailer may see;
 * it has no tools, and what it answers is data: each field is validated and must quote the sentence.
 */
export async function readByModel(
  settings: ModelSettings,
  text: string,
  before: Brief,
  context: ParseContext,
): Promise<ModelReading> {
  const { answer: read, tokens } = await askModel(settings, {
    instructions: modelInstructions,
    input: {
      today: context.today,
      currency: context.currency,
      before,
      untrusted: { sentence: text, brands: context.brandNames.slice(0, 200) },
    },
    answer: Output,
    mostTokens,
  })
  return {
    brief: acceptedBrief(read.fields, text, context),
    intent: intentOf(read.intent),
    tokens,
  }
}

const intentOf = (kind: z.infer<typeof Output>['intent']): Intent | null => {
  if (kind === 'select') return null
  if (kind === 'bought') return { kind, lastSeason: true, days: 182 }
  if (kind === 'order') return { kind, number: null }
  return kind === 'cannot' ? null : { kind }
}

type Field = z.infer<typeof Output>['fields'][number]

/** What the rules read, and above it what the model read and can show in the sentence. */
export function acceptedBrief(fields: readonly Field[], text: string, context: ParseContext): Brief {
  const brief: Brief = parseBrief(text, context)
  const sentence = plainWords(text).join(' ')
  const figures = new Set(tokensOf(text).flatMap(({ number }) => (number === null ? [] : [number])))
  for (const { field, value, quote } of fields) {
    const words = plainWords(quote).join(' ')
    if (words === '' || !sentence.includes(words) || field === 'unclear') continue
    const parsed = Brief.safeParse({ [field]: value })
    if (!parsed.success || !hasKnownKeys(parsed.data)) continue
    const accepted = parsed.data[field as BriefField]
    if (accepted === undefined || !isInSentence(accepted, figures)) continue
    Object.assign(brief, { [field]: accepted })
  }
  if (brief.brands) {
    const known = brief.brands.filter((name) => context.brandNames.includes(name))
    if (known.length > 0) brief.brands = known
    else delete brief.brands
  }
  return brief
}

/** A figure that the sentence does not have was made up. */
function isInSentence(value: unknown, figures: ReadonlySet<number>): boolean {
  if (typeof value === 'object' && value !== null && 'amount' in value) return figures.has(Number(value.amount))
  return typeof value !== 'number' || figures.has(value) || value <= 20
}
