import { useOwnEntity } from '../../entities/door.ts'
import { useCarts } from '../model/carts.data.ts'

/** The retailer's stores, and the one last bought for: what the server chooses where none is named. */
export function useStores(isWanted = true) {
  const { data, isPending, isLoadingError, refetch } = useOwnEntity()
  const { data: loaded } = useCarts(null, isWanted)
  const stores = data?.stores ?? []
  const newest = loaded?.carts.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
  return {
    stores,
    isPending,
    isError: isLoadingError,
    retry: refetch,
    usual: newest?.store.id ?? stores[0]?.id ?? null,
  }
}
