import type { InvitationDraft } from '@souk/contract/prospects/prospect-shapes.ts'
import { reserveTokens, settleTokens } from '../../../platform/delivery/ai/token-budget.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import type { BrandActor } from '../model/access.ts'
import { explain, scorerOf } from '../leads/present-lead.ts'
import { requireLead } from '../leads/read-lead.ts'
import { draftByModel, type DraftedByModel, factsFor } from './draft-by-model.ts'
import { draftInvitation } from '../leads/draft-invitation.ts'

/** The facts of the screen as a text; without a model, without allowance or after its failure by the template. */
export async function draftForLead(
  { db, say, config, log }: Deps,
  actor: BrandActor,
  id: string,
  { language }: Caller,
): Promise<InvitationDraft> {
  const row = await requireLead(db, actor, id)
  const brandId = actor.entityId
  const scorer = await scorerOf(db, brandId)
  const { features } = explain(scorer, row)
  const template = draftInvitation(say, language, scorer.facts.name, row, features)
  if (!config.ai) return { ...template, by: 'facts', problem: null }
  if (!(await reserveTokens(db, brandId))) return { ...template, by: 'facts', problem: 'allowance' }
  let drafted: DraftedByModel | null = null
  try {
    const { about } = await db.selectFrom('entity').select('about').where('id', '=', brandId).executeTakeFirstOrThrow()
    drafted = await draftByModel(config.ai, factsFor(scorer.facts, about, row, language))
  } catch (error) {
    log.warn({ err: error }, 'language model')
  } finally {
    await settleTokens(db, brandId, drafted?.tokens ?? 0)
  }
  if (!drafted?.draft) return { ...template, by: 'facts', problem: 'failed' }
  return { ...drafted.draft, by: 'model', problem: null }
}
