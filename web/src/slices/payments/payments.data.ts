import type { payments } from '@souk/contract/payments/payments.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { writesOf } from '../../lib/server/use-write.ts'

export function useCards() {
  return useQuery({
    queryKey: ['cards'],
    queryFn: ({ signal }) => get<typeof payments.cards>('/api/v2/payments/cards', {}, { signal, isQuiet: true }),
  })
}

export const useCardWrite = writesOf(() => import('./payments-writes.ts'), ['cards'])
