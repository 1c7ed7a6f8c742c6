import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ListEntry, ListEntryChange, ListEntryIn } from '@souk/contract/catalog/lists.contract.ts'
import type { ListName } from '@souk/contract/reference/list-names.ts'
import { knownKeys, requireKnownKeys } from '../../../platform/base/known-keys.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { plainWords } from '../../../platform/base/words/plain-words.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { notifyListsChanged } from '../../../platform/data/list-entries.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { lockList, nameColour, nameTag, readList } from './lists.queries.ts'

type One = { list: ListName; key: string }

/** A key of capitals from the English name; it stays when the name changes. */
export function keyFrom(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return (/^\d/.test(letters) ? `S_${letters}` : letters).slice(0, 40)
}

export function addEntry({ db }: Deps, actor: Actor, list: ListName, input: ListEntryIn, caller: Caller) {
  const departments = departmentsFor(list, input.departments)
  const key = keyFrom(input.nameEn)
  if (key.length < 2) throw new Refusal('invalid', 'lists.noLetters', { field: 'nameEn' })
  return inTransaction(db, async (tx) => {
    await lockList(tx, list)
    await requireFreeName(tx, { list, key: '' }, input)
    const { rows } = await sql`
      insert into list_entry (list, key, name_en, name_ar, departments, position)
      select ${list}, ${key}, ${input.nameEn}, ${input.nameAr}, ${departments}::text[], coalesce(max(position), -1) + 1
      from list_entry where list = ${list} on conflict do nothing returning key`.execute(tx)
    if (rows.length === 0) throw new Refusal('conflict', 'lists.nameTaken', { field: 'nameEn' })
    await findable(tx, { list, key }, input)
    return done(tx, actor, { list, key }, { action: 'lists.added', details: { ...input }, caller })
  })
}

/** What hides a key leaves what has it as it is. */
export function changeEntry(
  { db }: Deps,
  actor: Actor,
  one: One,
  { version, isHidden, ...given }: ListEntryChange,
  caller: Caller,
): Promise<ListEntry> {
  const departments = given.departments && departmentsFor(one.list, given.departments)
  return inTransaction(db, async (tx) => {
    await lockList(tx, one.list)
    const before = found((await readList(tx, one.list)).find(({ key }) => key === one.key))
    if (version !== undefined && version !== before.version) throw new Refusal('stale', 'lists.otherKeys')
    const names = { nameEn: given.nameEn ?? before.nameEn, nameAr: given.nameAr ?? before.nameAr }
    await requireFreeName(tx, one, names)
    const hidden = isHidden ?? before.isHidden
    await sql`
      update list_entry set name_en = ${names.nameEn}, name_ar = ${names.nameAr}, version = version + 1,
        departments = ${departments ?? before.departments}::text[],
        hidden_at = case when ${hidden}::boolean then coalesce(hidden_at, now()) end
      where list = ${one.list} and key = ${one.key}`.execute(tx)
    await findable(tx, one, names)
    const details = { before: { nameEn: before.nameEn, nameAr: before.nameAr, isHidden: before.isHidden }, ...given }
    return done(tx, actor, one, { action: 'lists.changed', details: { ...details, isHidden: hidden }, caller })
  })
}

export function removeEntry({ db }: Deps, actor: Actor, one: One, caller: Caller): Promise<null> {
  return inTransaction(db, async (tx) => {
    await lockList(tx, one.list)
    const entry = found((await readList(tx, one.list)).find(({ key }) => key === one.key))
    if (entry.uses > 0) throw new Refusal('conflict', 'lists.inUse')
    await sql`delete from list_entry where list = ${one.list} and key = ${one.key}`.execute(tx)
    if (one.list === 'colours') await sql`delete from colour_word where family = ${one.key}`.execute(tx)
    await audit(tx, actor, { action: 'lists.removed', subject: subjectOf(one), caller })
    await notifyListsChanged(tx)
    return null
  })
}

export function orderList({ db }: Deps, actor: Actor, list: ListName, keys: readonly string[], caller: Caller) {
  return inTransaction(db, async (tx) => {
    await lockList(tx, list)
    const there = (await readList(tx, list)).map(({ key }) => key)
    if (there.toSorted().join() !== keys.toSorted().join()) throw new Refusal('stale', 'lists.otherKeys')
    await sql`update list_entry set position = given.at from unnest(${[...keys]}::text[]) with ordinality given (key, at)
      where list = ${list} and list_entry.key = given.key`.execute(tx)
    await audit(tx, actor, { action: 'lists.ordered', subject: list, caller })
    await notifyListsChanged(tx)
    return readList(tx, list)
  })
}

function departmentsFor(list: ListName, departments: readonly string[]): string[] {
  if (list !== 'categories') return []
  requireKnownKeys(knownKeys.department, departments, { field: 'departments' })
  return [...new Set(departments)]
}

type Names = { nameEn: string; nameAr: string }

/** A sheet finds an entry by its names, so no two of a list read the same. */
async function requireFreeName(tx: Tx, { list, key }: One, names: Names): Promise<void> {
  const others = (await readList(tx, list)).filter((one) => one.key !== key)
  for (const field of ['nameEn', 'nameAr'] as const) {
    const name = names[field].toLowerCase()
    if (others.some((one) => one[field].toLowerCase() === name))
      throw new Refusal('conflict', 'lists.nameTaken', { field })
  }
}

const tags: Partial<Record<ListName, string>> = { departments: 'd:', categories: 'c:' }

async function findable(tx: Tx, { list, key }: One, { nameEn, nameAr }: Names): Promise<void> {
  const words = [nameEn, nameAr].flatMap((name) => plainWords(name)).filter((word) => word.length > 2)
  if (list === 'colours')
    return nameColour(
      tx,
      key,
      [nameEn, nameAr].map((name) => name.toLowerCase()).filter((name) => !/\s/.test(name)),
    )
  const tag = tags[list]
  if (tag) await nameTag(tx, tag + key, words)
}

const subjectOf = ({ list, key }: One) => `${list}.${key}`

async function done(
  tx: Tx,
  actor: Actor,
  one: One,
  { action, details, caller }: { action: `lists.${string}`; details: Record<string, unknown>; caller: Caller },
): Promise<ListEntry> {
  await audit(tx, actor, { action, subject: subjectOf(one), details, caller })
  await notifyListsChanged(tx)
  return found((await readList(tx, one.list)).find(({ key }) => key === one.key))
}
