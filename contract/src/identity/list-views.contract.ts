import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { nameUpTo } from '../core/rules.ts'

const anybody = { allow: ['read', 'Profile'] } as const
const byId = z.strictObject({ id: z.uuid() })
const ListName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/))
const Search = z.string().check(z.maxLength(2_000), z.regex(/^[\w=&%.,+~*'()!-]*$/))

export const ListView = z.object({
  id: z.uuid(),
  list: z.string(),
  name: z.string(),
  search: z.string(), // `status=CONFIRMED&sort=due`, as in the address
})
export type ListView = z.infer<typeof ListView>

/** Filters and orders of lists that a person keeps by name. They belong to the person, in each entity they work for. */
export const listViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/users/list-views',
    ...anybody,
    query: z.strictObject({ list: ListName }),
    reply: z.array(ListView),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v2/users/list-views',
    ...anybody,
    personal: true,
    body: z.strictObject({ list: ListName, name: nameUpTo(60), search: z._default(Search, '') }),
    reply: ListView,
    status: 201,
    idempotent: true,
    successMessage: 'identity.viewSaved',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v2/users/list-views/:id',
    ...anybody,
    personal: true,
    params: byId,
    body: z.strictObject({ name: z.optional(nameUpTo(60)), search: z.optional(Search) }),
    reply: ListView,
    successMessage: 'identity.viewSaved',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/list-views/:id',
    ...anybody,
    personal: true,
    params: byId,
    reply: z.null(),
    successMessage: 'identity.viewRemoved',
  }),
}
