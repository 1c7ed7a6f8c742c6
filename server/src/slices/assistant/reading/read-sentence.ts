import { Brief, type BriefField } from '@souk/contract/assistant/brief.ts'
import { reserveTokens, settleTokens } from '../../../platform/delivery/ai/token-budget.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Buyer } from '../../carts/door.ts'
import { asksForProducts, mergeBrief, type Spoken } from '../brief/follow-up.ts'
import { type Intent, intentOf } from '../brief/intents.ts'
import type { ParseContext } from '../brief/parse-brief.ts'
import { type ModelReading, readByModel } from './read-by-model.ts'

export type Reading = { brief: Brief; intent: Intent | null; isAboutProducts: boolean; notice: string | null }

/** What a sentence asks for: by rules, or by a language model where one is set. A model that fails leaves the rules and a notice. */
export async function readSentence(
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  buyer: Buyer,
  text: string,
  before: Brief,
  context: ParseContext,
  spoken: Spoken,
): Promise<Reading> {
  const merged = storable(mergeBrief(before, text, context, spoken))
  const ruled = intentOf(text)
  const byRules: Reading = { brief: merged, intent: ruled, isAboutProducts: isAbout(before, merged), notice: null }
  if (!config.ai || ruled) return byRules
  if (!(await reserveTokens(db, buyer.entityId))) return { ...byRules, notice: 'assistant.notice.tokens' }
  let read: ModelReading | null = null
  try {
    read = await readByModel(config.ai, text, before, context)
  } catch (error) {
    log.warn({ err: error }, 'language model')
  } finally {
    await settleTokens(db, buyer.entityId, read?.tokens ?? 0)
  }
  if (!read) return { ...byRules, notice: 'assistant.notice.modelFailed' }
  const brief = storable({ ...merged, ...read.brief })
  return { brief, intent: read.intent, isAboutProducts: isAbout(before, brief), notice: null }
}

/** A figure that its field cannot hold, such as 30 February, is asked about. */
function storable(brief: Brief): Brief {
  const fields = Object.keys(brief) as BriefField[]
  const wrong = fields.filter((field) => !Brief.shape[field].safeParse(brief[field]).success)
  if (wrong.length === 0) return brief
  const rest: Brief = { ...brief }
  for (const field of wrong) delete rest[field]
  const figures = wrong.flatMap((field) => figureOf(brief[field]) ?? [])
  return { ...rest, unclear: [...(rest.unclear ?? []), ...figures].slice(0, 10) }
}

function figureOf(value: unknown): string | null {
  if (typeof value === 'object' && value !== null && 'amount' in value) return figureOf(value.amount)
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 60) : null
}

const isAbout = (before: Brief, brief: Brief) =>
  asksForProducts(brief) && JSON.stringify(before) !== JSON.stringify(brief)
