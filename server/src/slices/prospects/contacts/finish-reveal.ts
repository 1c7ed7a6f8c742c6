import type { Actor } from '@souk/contract/core/abilities.ts'
import { creditRates } from '@souk/contract/prospects/prospect-words.ts'
import { audit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { addCredits } from '../credits/credits.ts'

export const revealHours = 72
export type Ended = { brandId: string; prospectId: string; contactId: string; askedBy: string | null; outcome: string }

/** A job ends a reveal without a person; a retailer's answer has one. */
export async function finishReveal(
  tx: Tx,
  by: { actor: Actor; caller: Caller } | null,
  { brandId, prospectId, contactId, askedBy, outcome }: Ended,
): Promise<void> {
  if (outcome !== 'delivered')
    await addCredits(tx, {
      brandId,
      userId: askedBy,
      amount: creditRates.reveal,
      reason: 'RETURNED',
      subject: prospectId,
    })
  await audit(tx, by?.actor ?? null, {
    action: 'prospects.revealEnded',
    subject: contactId,
    details: { brandId, outcome },
    ...(by && { caller: by.caller }),
  })
  await publishLive(tx, { entityId: brandId }, 'prospects.changed', prospectId)
  const store = await tx
    .selectFrom('prospect')
    .select('name')
    .where('id', '=', prospectId)
    .where('retailerId', 'is not', null)
    .executeTakeFirst()
  // The name goes along, because a retailer that stops being found is no prospect when the event arrives.
  if (store) await emit(tx, 'prospects.contactAnswered', { brandId, prospectId, store: store.name, askedBy, outcome })
}
