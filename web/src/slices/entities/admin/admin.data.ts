import type { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { creditCases } from '@souk/contract/wallet/credit.contract.ts'
import type { approvals } from '@souk/contract/entities/approval.contract.ts'
import type { admins } from '@souk/contract/entities/admin.contract.ts'
import type { entities } from '@souk/contract/entities/entities.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import type { ChoicesQuery } from '../../../ui/lists/list-choices.ts'

export function useUsers(query: Request<typeof admins.users>['query']) {
  return useQuery({
    queryKey: ['admin', 'users', query],
    queryFn: ({ signal }) => get<typeof admins.users>('/api/admin/users', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function useEntities(query: Request<typeof admins.entities>['query'], isWanted = true) {
  return useQuery({
    queryKey: ['admin', 'entities', query],
    queryFn: ({ signal }) => get<typeof admins.entities>('/api/admin/entities', { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
}

/** One entity with all that it says of itself. */
export function useWholeEntity(role: 'brand' | 'retailer', id: string) {
  return useQuery({
    queryKey: ['admin', 'entity', role, id],
    queryFn: ({ signal }) =>
      get<typeof entities.read>('/api/v2/entity/:role/:id', { params: { role, id } }, { signal, isQuiet: true }),
  })
}

export function useFlagRules() {
  return useQuery({
    queryKey: ['admin', 'flags'],
    queryFn: ({ signal }) => get<typeof admins.flags>('/api/admin/flags', {}, { signal }),
  })
}

export function useAudit(query: Request<typeof admins.audit>['query']) {
  return useQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ signal }) => get<typeof admins.audit>('/api/admin/audit', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** What the log calls the person or the entity that it is narrowed to. */
export const auditName = (query: { userId: string } | { entityId: string }): ChoicesQuery => ({
  queryKey: ['admin', 'audit', 'name', query],
  async queryFn({ signal }) {
    const asked = { query: { ...query, limit: 1 } }
    const { items } = await get<typeof admins.audit>('/api/admin/audit', asked, { signal })
    return items.flatMap(({ user, impersonator, entity }) =>
      [user, impersonator, entity].flatMap((one) => (one?.name ? [{ value: one.id, label: one.name }] : [])),
    )
  },
})

export function useMails(query: Request<typeof admins.mails>['query']) {
  return useQuery({
    queryKey: ['admin', 'mails', query],
    queryFn: ({ signal }) => get<typeof admins.mails>('/api/admin/mails', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Brands that staff approve, by their state. */
export function useAdminBrands(query: Request<typeof approvals.list>['query']) {
  return useQuery({
    queryKey: ['admin', 'brands', query],
    queryFn: ({ signal }) => get<typeof approvals.list>('/api/admin/brands', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function useAdminDocuments(query: Request<typeof admins.documents>['query']) {
  return useQuery({
    queryKey: ['admin', 'documents', query],
    queryFn: ({ signal }) => get<typeof admins.documents>('/api/admin/documents', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many wait for a decision elsewhere in the console; its pages belong to other slices. */
export function useWaitingReviews() {
  return useQuery({
    queryKey: ['admin', 'reviews', 'waiting'],
    queryFn: ({ signal }) => get<typeof collections.reviews>('/api/admin/reviews', { query: { limit: 1 } }, { signal }),
  })
}

export function useWaitingCredit() {
  return useQuery({
    queryKey: ['admin', 'credit', 'waiting'],
    queryFn: ({ signal }) =>
      get<typeof creditCases.list>(
        '/api/admin/credit-applications',
        { query: { limit: 1, status: 'SUBMITTED' } },
        { signal },
      ),
  })
}
