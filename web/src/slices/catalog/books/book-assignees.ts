import type { Assignees, Book } from '@souk/contract/catalog/books.contract.ts'

export type AssigneeLevel = 'group' | 'retailer' | 'country'
export type Assignee = { level: AssigneeLevel; id: string }
const lists = { group: 'groupIds', retailer: 'retailerIds', country: 'countries' } as const
const levels = ['group', 'retailer', 'country'] as const

export const keyOf = ({ level, id }: Assignee) => `${level}:${id}`

/** For whom it is, in the order it is read. */
export function everybodyIn(assignees: Assignees): Assignee[] {
  return levels.flatMap((level) => assignees[lists[level]].map((id) => ({ level, id })))
}

export const isIn = (assignees: Assignees, { level, id }: Assignee) => assignees[lists[level]].includes(id)

export function toggled(assignees: Assignees, one: Assignee): Assignees {
  const list = lists[one.level]
  const now = assignees[list]
  return { ...assignees, [list]: now.includes(one.id) ? now.filter((id) => id !== one.id) : [...now, one.id] }
}

/** Only what is sent: a book's own also carries the names. */
export const plainOf = ({ retailerIds, groupIds, countries }: Assignees): Assignees => ({
  retailerIds,
  groupIds,
  countries,
})

export function isSame(one: Assignees, other: Assignees): boolean {
  const text = (assignees: Assignees) => everybodyIn(assignees).map(keyOf).sort().join(' ')
  return text(one) === text(other)
}

/** Another person saved meanwhile: what was added and taken out here is done again on what is there now. */
export function rebased(mine: Assignees, base: Assignees, newer: Assignees): Assignees {
  const changed = [...everybodyIn(mine), ...everybodyIn(base)].filter((one) => isIn(mine, one) !== isIn(base, one))
  const distinct = [...new Map(changed.map((one) => [keyOf(one), one])).values()]
  return distinct.reduce(
    (list, one) => (isIn(list, one) === isIn(mine, one) ? list : toggled(list, one)),
    plainOf(newer),
  )
}

/** The other book an assignee is in: there can be only one of a kind. */
export function holdersOf(books: readonly Book[], except: string): ReadonlyMap<string, string> {
  return new Map(
    books
      .filter(({ id }) => id !== except)
      .flatMap(({ name, assignees }) => everybodyIn(assignees).map((one) => [keyOf(one), name] as const)),
  )
}
