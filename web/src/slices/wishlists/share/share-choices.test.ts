import { expect, test } from 'vitest'
import { choicesOf, sharingOf } from './share-choices.ts'

const known = {
  teammates: [{ userId: 'ines', name: 'Inès Perrin' }],
  partners: [
    { entityId: 'atlas', name: 'Atlas Rooms' },
    { entityId: 'kin', name: 'Kin & Co' },
  ],
}
const retailer = { id: 'kin', name: 'Kin & Co', isPartner: true }
const shares = [
  { entityId: 'atlas', name: 'Atlas Rooms', mayEdit: true, isActive: true },
  { entityId: 'gone', name: 'Gone', mayEdit: false, isActive: false },
]

test('the retailer it is for comes first, then those it is shared with', () => {
  const choices = choicesOf({ shares, retailer }, known)
  expect(choices.map(({ id }) => id)).toEqual(['kin', 'atlas', 'ines'])
  expect(choices[1]).toMatchObject({ isShared: true, mayEdit: true, isTeammate: false })
})

test('what is sent names everybody it is shared with, and no one else; a partner of the past is left out', () => {
  const choices = choicesOf({ shares, retailer }, known).map((one) =>
    one.id === 'ines' ? { ...one, isShared: true } : one.id === 'kin' ? { ...one, mayEdit: true } : one,
  )
  expect(sharingOf(choices)).toEqual({ userIds: ['ines'], entityIds: ['atlas'], mayEdit: ['atlas'] })
})
