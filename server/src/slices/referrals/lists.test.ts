import { afterAll, test } from 'vitest'
import { allReferralList, referralList } from '@souk/contract/referrals/referral-list.ts'
import { referrals, referralsAdmin } from '@souk/contract/referrals/referrals.contract.ts'
import { expectPages } from '../../testing/list-pages.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, person } = world
afterAll(close)
const [owner, stranger, admin] = [
  await person({ side: 'retailer' }),
  await person({ side: 'brand' }),
  await person({ side: 'souk' }),
]

async function invite(referrerId: string, n: number): Promise<string> {
  const invitedAt = new Date(`2026-0${n % 3 ? 1 : 2}-01T10:00:00Z`)
  const values = { referrerId, status: 'INVITED', email: `${n}@souk.test`, invitedAt, expiresAt: invitedAt }
  const { id } = await db.insertInto('referral').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}
for (const n of [1, 2, 3, 4, 5]) await invite(owner.entityId!, n)
const foreign = await invite(stranger.entityId!, 6)

test.each([
  { name: 'own referrals', call: referrals.read, list: referralList, who: owner, foreign },
  { name: 'all referrals', call: referralsAdmin.list, list: allReferralList, who: admin, foreign: null },
])('$name are read to the end', (list) => expectPages(world, { ...list, rows: 'referrals' }))
