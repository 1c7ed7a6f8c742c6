import type { CreditApplication, NewCreditApplication } from '@souk/contract/wallet/credit.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Buyer } from '../../carts/door.ts'
import { minorOf } from '../model/minor-of.ts'
import { applicationRows, checksOf, presentApplication } from './credit.queries.ts'

/** One open application for each currency, with documents that are the retailer's own. */
export function applyForCredit(
  db: Db,
  buyer: Buyer,
  { amount, annualTurnover, documentIds, ...input }: NewCreditApplication,
  caller: Caller,
): Promise<CreditApplication> {
  const retailerId = buyer.entityId
  return inTransaction(db, async (tx) => {
    const missing = (await checksOf(tx, retailerId, input.currency)).find(
      ({ isRequired, passed }) => isRequired && !passed,
    )
    if (missing) throw new Refusal('conflict', `wallet.missing.${missing.check}`)
    const own = await tx
      .selectFrom('document')
      .select('id')
      .where('entityId', '=', retailerId)
      .where('id', 'in', documentIds)
      .where('status', '<>', 'REJECTED')
      .execute()
    if (own.length !== new Set(documentIds).size)
      throw new Refusal('invalid', 'wallet.needsDocument', { field: 'documentIds' })
    const made = await tx
      .insertInto('creditApplication')
      .values({
        ...input,
        retailerId,
        amount: minorOf(amount, input.currency, 'amount'),
        annualTurnover: minorOf(annualTurnover, input.currency, 'annualTurnover'),
        documentIds,
        submittedBy: buyer.userId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Refusal('conflict', 'wallet.missing.noOpenApplication')
    await audit(tx, buyer, { action: 'wallet.credit_applied', subject: made.id, caller })
    return presentApplication((await applicationRows(tx).where('application.id', '=', made.id).executeTakeFirst())!)
  })
}
