import { type PartnerBook, partnerBooks } from '@souk/contract/catalog/partner-books.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'

const keyOf = (retailerId: string) => ['books', 'partner', retailerId]

export function usePartnerBooks(retailerId: string) {
  return useQuery({
    queryKey: keyOf(retailerId),
    queryFn: ({ signal }) => call(partnerBooks.list, { params: { retailerId } }, { signal, isQuiet: true }),
  })
}

export function useAssignBook(retailerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PartnerBook) => call(partnerBooks.assign, { params: { retailerId }, body }),
    onSuccess: (list) => client.setQueryData(keyOf(retailerId), list),
    onSettled: () => client.invalidateQueries({ queryKey: ['books'] }),
  })
}
