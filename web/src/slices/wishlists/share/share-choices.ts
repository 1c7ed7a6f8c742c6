import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { Sharing } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import type { ShownList } from '../model/wishlists.data.ts'

export type Choice = { id: string; name: string; isTeammate: boolean; isShared: boolean; mayEdit: boolean }

/** Those it is shared with first, the retailer it is for before everybody else; a person who is no partner any more is not offered. */
export function choicesOf(
  { shares, retailer }: Pick<ShownList, 'shares' | 'retailer'>,
  { teammates, partners }: Reply<typeof wishlists.shareable>,
): Choice[] {
  const known = new Map(shares.map(({ userId, entityId, mayEdit }) => [userId ?? entityId, mayEdit]))
  const choice = (id: string, name: string, isTeammate: boolean): Choice => ({
    id,
    name,
    isTeammate,
    isShared: known.has(id),
    mayEdit: known.get(id) ?? false,
  })
  const rank = ({ id, isShared }: Choice) => (id === retailer?.id ? 0 : isShared ? 1 : 2)
  return [
    ...teammates.map(({ userId, name }) => choice(userId, name, true)),
    ...partners.map(({ entityId, name }) => choice(entityId, name, false)),
  ].toSorted((one, other) => rank(one) - rank(other))
}

export function sharingOf(choices: readonly Choice[]): Sharing {
  const shared = choices.filter(({ isShared }) => isShared)
  return {
    userIds: shared.filter(({ isTeammate }) => isTeammate).map(({ id }) => id),
    entityIds: shared.filter(({ isTeammate }) => !isTeammate).map(({ id }) => id),
    mayEdit: shared.filter(({ mayEdit }) => mayEdit).map(({ id }) => id),
  }
}
