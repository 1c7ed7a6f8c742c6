import { sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'

/** Steps of the beginning that happen in other slices; the first time counts. */
export async function markFirst(
  db: Db,
  entityId: string,
  what: 'firstCollectionAt' | 'firstOrderAt' | 'firstReferralAt',
) {
  await db
    .updateTable('entity')
    .set({ [what]: sql`now()` })
    .where('id', '=', entityId)
    .where(what, 'is', null)
    .execute()
}

/** Days of lists are days of the entity's time zone. */
export { endOfDay, startOfDay, zoneOf } from './model/entity-days.ts'
export { requireTimeZone } from './model/require-time-zone.ts'
/** Inviting and asking wait until the address is proven. */
export { requireVerified } from './sign-up/verify-email.ts'
/** Codes of referrals: whose they are, and who may not use them. */
export { type Company, referralDays, refusalOf, rewardUnderCap } from './sign-up/referral-rules.ts'
export { checkReferralCode, companyColumns, referrersOf } from './sign-up/check-referral.ts'

/** The command that closes the marketplace and opens it again. */
export { setMaintenance } from './admin/set-maintenance.ts'
