import type { Endpoint, Reply, Request } from '@souk/contract/core/endpoint.ts'
import type { beingFound, objections } from '@souk/contract/prospects/contact-consent.contract.ts'
import type { prospects, prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

const root = '/api/v2/lead-ai'
/** Reads that are sent as POST; without the contract's schemas. */
function post<E extends Endpoint & { method: 'POST' }>(
  path: E['path'],
  body: Body<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  return call({ method: 'POST', path } as E, { body } as Request<E>, { isQuiet: true, ...(signal && { signal }) })
}
type Body<E extends Endpoint> = Request<E> extends { body: infer B } ? B : never
export type ListBody = Body<typeof prospects.list>
export type SavedBody = Body<typeof prospects.saved>

/** Reads are free: a search is paid by its button alone, never by an address, a return or a refetch. */
export const useLeads = (body: ListBody) =>
  useQuery({
    queryKey: ['prospects', 'list', body],
    queryFn: ({ signal }) => post<typeof prospects.list>(`${root}/get-list`, { ...body, isFree: true }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
export const useLeadFilters = () =>
  useQuery({
    queryKey: ['prospects', 'filters'],
    queryFn: ({ signal }) => post<typeof prospects.filters>(`${root}/get-filters`, {}, signal),
    staleTime: 600_000,
  })
export const useTailored = () =>
  useQuery({
    queryKey: ['prospects', 'tailored'],
    queryFn: ({ signal }) => post<typeof prospects.tailored>(`${root}/tailored-leads`, {}, signal),
  })
export const readSaved = (body: SavedBody, signal?: AbortSignal) =>
  post<typeof prospects.saved>(`${root}/leads-ai/get-list`, body, signal)
export const useSaved = (body: SavedBody) =>
  useQuery({
    queryKey: ['prospects', 'saved', body],
    queryFn: ({ signal }) => readSaved(body, signal),
    placeholderData: keepPreviousData,
  })
export const useLead = (leadId: string) =>
  useQuery({
    queryKey: ['prospects', 'lead', leadId],
    queryFn: ({ signal }) =>
      get<typeof prospects.detail>(`${root}/detail/:leadId`, { params: { leadId } }, { signal, isQuiet: true }),
  })
/** Asked again while a reveal is under way; a live event usually is faster. */
export const useContacts = (leadId: string, isWaiting: boolean) =>
  useQuery({
    queryKey: ['prospects', 'contacts', leadId],
    queryFn: ({ signal }) =>
      get<typeof prospects.poll>(`${root}/contacts/poll`, { query: { leadId } }, { signal, isQuiet: true }),
    enabled: isWaiting,
    refetchInterval: ({ state }) =>
      state.data?.contacts.some(({ state: now, outcome }) => now === 'REVEAL_REQUESTED' && outcome === null)
        ? 1_500
        : false,
  })
export const useRates = () =>
  useQuery({
    queryKey: ['prospects', 'rates'],
    queryFn: ({ signal }) => get<typeof prospects.rates>(`${root}/credit-rates`, {}, { signal, isQuiet: true }),
    staleTime: 3_600_000,
  })
export const useCredits = (brandId: string | null) =>
  useQuery({
    queryKey: ['prospects', 'credits', brandId],
    queryFn: ({ signal }) =>
      get<typeof prospects.credits>(
        `${root}/available-credits/:brandId`,
        { params: { brandId: brandId! } },
        { signal, isQuiet: true },
      ),
    enabled: brandId !== null,
  })
export const useCreditHistory = (query: NonNullable<Request<typeof prospects.creditHistory>['query']>) =>
  useQuery({
    queryKey: ['prospects', 'history', query],
    queryFn: ({ signal }) =>
      get<typeof prospects.creditHistory>(`${root}/credit-history`, { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
export const useQuality = () =>
  useQuery({
    queryKey: ['prospects', 'quality'],
    queryFn: ({ signal }) => get<typeof prospects.quality>(`${root}/quality`, {}, { signal, isQuiet: true }),
  })
export const useIndustries = () =>
  useQuery({
    queryKey: ['prospects', 'industries'],
    queryFn: ({ signal }) =>
      get<typeof prospects.industries>(`${root}/desired-industries`, {}, { signal, isQuiet: true }),
    staleTime: 600_000,
  })
export const useCreditRequests = (query: NonNullable<Request<typeof prospectsAdmin.requests>['query']>) =>
  useQuery({
    queryKey: ['prospects', 'requests', query],
    queryFn: ({ signal }) =>
      get<typeof prospectsAdmin.requests>('/api/admin/credit-requests', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })

export const useFound = () =>
  useQuery({
    queryKey: ['prospects', 'found'],
    queryFn: ({ signal }) => get<typeof beingFound.read>(`${root}/found`, {}, { signal, isQuiet: true }),
  })

export const usePosition = (list: string) =>
  useQuery({
    queryKey: ['prospects', 'position', list],
    queryFn: ({ signal }) =>
      get<typeof prospects.readPosition>(
        `${root}/viewed_lead_position`,
        { query: { list } },
        { signal, isQuiet: true },
      ),
  })

/** Marks silently, without waiting for the answer. */
export const markViewed = (leadId: string) =>
  post<typeof prospects.viewed>(`${root}/viewed-leads`, { leadIds: [leadId] }).catch(() => null)
export const markPosition = (body: Body<typeof prospects.position>) =>
  call(
    { method: 'PUT', path: `${root}/viewed_lead_position` } as typeof prospects.position,
    { body },
    { isQuiet: true },
  ).catch(() => null)
export const objectByToken = (token: string) => post<typeof objections.object>(`${root}/objection`, { token })

export const readByToken = (token: string) => post<typeof objections.read>(`${root}/contact-data`, { token })
export const eraseByToken = (token: string) => post<typeof objections.erase>(`${root}/contact-data/erase`, { token })

export const useProspectWrite = writesOf(() => import('./prospects-writes.ts'), ['prospects'])
