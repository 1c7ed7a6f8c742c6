import { afterAll, test } from 'vitest'
import { invitationList } from '@souk/contract/invitations/invitation-list.ts'
import { invitations } from '@souk/contract/invitations/invitations.contract.ts'
import { expectPages } from '../../testing/list-pages.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, person } = world
afterAll(close)

test('invitations are read to the end in every order', async () => {
  const company = { side: 'brand', country: 'FR', language: 'en', expiresAt: new Date('2099-01-01') }
  await db
    .insertInto('invitation')
    .values([1, 2, 3, 4, 5].map((n) => ({ ...company, email: `hello@${n}.test`, company: `Atelier ${n % 2}` })))
    .execute()
  const who = await person({ side: 'souk' })
  await expectPages(world, { who, call: invitations.list, list: invitationList, foreign: null })
})
