import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { nameUpTo } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'
import { listNames } from '../reference/list-names.ts'
import { TaxonomyKey } from '../reference/taxonomy-key.ts'

/** One line of a list that the marketplace changes, with how often it is used. */
export const ListEntry = z.object({
  key: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  departments: z.array(z.string()), // of a category
  isHidden: z.boolean(), // what has it keeps it, nothing new may choose it
  uses: z.int(),
  version: z.int(),
})
export type ListEntry = z.infer<typeof ListEntry>

const Name = nameUpTo(60)
const Departments = z.array(TaxonomyKey).check(z.maxLength(50))
export const ListEntryIn = z.strictObject({
  nameEn: Name,
  nameAr: Name,
  departments: z._default(Departments, []),
})
export type ListEntryIn = z.output<typeof ListEntryIn>
export const ListEntryChange = z.strictObject({
  nameEn: z.optional(Name),
  nameAr: z.optional(Name),
  departments: z.optional(Departments),
  isHidden: z.optional(z.boolean()),
  ...seenVersion,
})
export type ListEntryChange = z.output<typeof ListEntryChange>

const ListName = z.enum(listNames)
const byList = z.strictObject({ list: ListName })
const byKey = z.strictObject({ list: ListName, key: TaxonomyKey })
const root = '/api/admin/lists/:list'
const admin = { allow: ['manage', 'Souk'] } as const

/** Departments, categories, colours and seasons, in their order. */
export const lists = {
  read: endpoint({ method: 'GET', path: root, ...admin, params: byList, reply: z.array(ListEntry) }),
  add: endpoint({
    method: 'POST',
    path: root,
    ...admin,
    params: byList,
    body: ListEntryIn,
    reply: ListEntry,
    status: 201,
    successMessage: 'lists.saved',
    idempotent: true,
  }),
  change: endpoint({
    method: 'PATCH',
    path: `${root}/:key`,
    ...admin,
    params: byKey,
    body: ListEntryChange,
    reply: ListEntry,
    successMessage: 'lists.saved',
  }),
  /** Only what nothing uses. */
  remove: endpoint({
    method: 'DELETE',
    path: `${root}/:key`,
    ...admin,
    params: byKey,
    reply: z.null(),
    successMessage: 'lists.removed',
  }),
  /** All keys in their new order. */
  order: endpoint({
    method: 'PUT',
    path: `${root}/order`,
    ...admin,
    params: byList,
    body: z.strictObject({ keys: z.array(TaxonomyKey).check(z.minLength(1), z.maxLength(500)) }),
    reply: z.array(ListEntry),
  }),
}
