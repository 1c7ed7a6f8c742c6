import type { Teammate } from '@souk/contract/entities/team.contract.ts'

/** Admins first; each manager with their own representatives below; those without a manager last. */
export function teamInOrder(mates: readonly Teammate[]): Teammate[] {
  const under = (managerId: string | null) =>
    mates.filter((mate) => mate.role === 'salesRepresentative' && mate.managerId === managerId)
  return [
    ...mates.filter(({ role }) => role === 'entityAdmin'),
    ...mates.filter(({ role }) => role === 'salesManager').flatMap((manager) => [manager, ...under(manager.userId)]),
    ...under(null),
  ]
}

export const fullName = ({ firstName, lastName }: Pick<Teammate, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
