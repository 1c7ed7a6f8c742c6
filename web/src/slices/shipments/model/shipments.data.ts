import type { Request } from '@souk/contract/core/endpoint.ts'
import type { invoices } from '@souk/contract/shipments/invoices.contract.ts'
import type { ShipmentField } from '@souk/contract/shipments/shipment-list.ts'
import type { shipments } from '@souk/contract/shipments/shipments.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'
import { useViewedQuery } from '../../../lib/session/viewed-entity.ts'

export type ShipmentsQuery = NonNullable<Request<typeof shipments.list>['query']>
export type ShipmentFilterQuery = NonNullable<Request<typeof shipments.filter>['query']>
export type InvoicesQuery = NonNullable<Request<typeof invoices.list>['query']>
export type Packing = NonNullable<Request<typeof shipments.packable>['query']>

export function useShipments(query: ShipmentsQuery) {
  return useQuery({
    queryKey: ['shipments', 'list', query],
    queryFn: ({ signal }) => get<typeof shipments.list>('/api/v2/shipments', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** The values of one field with their counts, among what the other filters leave. */
export const valuesOf = (fieldName: ShipmentField, query: ShipmentFilterQuery) => ({
  queryKey: ['shipments', 'filter', fieldName, query],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    get<typeof shipments.filter>(
      '/api/v2/shipments/filter/:fieldName',
      { params: { fieldName }, query },
      { signal, isQuiet: true },
    ),
})

export const useShipmentValues = (fieldName: ShipmentField, query: ShipmentFilterQuery) =>
  useQuery({ ...valuesOf(fieldName, query), placeholderData: keepPreviousData })

export function useShipment(id: string) {
  const query = useViewedQuery()
  return useQuery({
    queryKey: ['shipment', id, ...Object.values(query)],
    queryFn: ({ signal }) =>
      get<typeof shipments.read>('/api/v2/shipments/:id', { params: { id }, query }, { signal, isQuiet: true }),
  })
}

export function usePackable(query: Packing) {
  return useQuery({
    queryKey: ['shipments', 'packable', query],
    queryFn: ({ signal }) =>
      get<typeof shipments.packable>('/api/v2/shipments/packable', { query }, { signal, isQuiet: true }),
  })
}

export function useInvoices(query: InvoicesQuery) {
  return useQuery({
    queryKey: ['invoices', 'list', query],
    queryFn: ({ signal }) => get<typeof invoices.list>('/api/v2/invoices', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export function useInvoice(id: string) {
  return useQuery({
    queryKey: ['invoices', 'one', id],
    queryFn: ({ signal }) =>
      get<typeof invoices.read>('/api/v2/invoices/:id', { params: { id } }, { signal, isQuiet: true }),
  })
}

export function useTaxRates() {
  return useQuery({
    queryKey: ['invoices', 'tax-rates'],
    queryFn: ({ signal }) => get<typeof invoices.taxRates>('/api/v2/invoices/tax-rates', {}, { signal, isQuiet: true }),
  })
}

export const useWrite = writesOf(
  () => import('./shipments-writes.ts'),
  ['shipments', 'shipment', 'invoices', 'orders', 'order'],
)
