import type { Product, ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import {
  type QueryClient,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { lateCode } from '../../../lib/code/late-code.ts'
import { get } from '../../../lib/server/get.ts'
import type { ProductsQuery } from './product-table-filters.ts'
import type * as writes from './product-table-writes.ts'

export type ProductsPage = Awaited<ReturnType<typeof readProducts>>
type Writes = typeof writes
type In<N extends keyof Writes> = Parameters<Writes[N]>[0]
type Out<N extends keyof Writes> = Writes[N] extends (input: never) => Promise<infer R> ? R : never

export const readProducts = (query: ProductsQuery, signal?: AbortSignal) =>
  get<typeof products.list>('/api/v2/catalog/products', { query }, { ...(signal && { signal }), isQuiet: true })

export const productsPage = (query: ProductsQuery) =>
  queryOptions({ queryKey: ['products', 'page', query], queryFn: ({ signal }) => readProducts(query, signal) })

export function useProducts(query: ProductsQuery) {
  return useQuery({ ...productsPage(query), placeholderData: keepPreviousData })
}

export function useProduct(productId: string) {
  return useQuery({
    queryKey: ['products', 'one', productId],
    queryFn: ({ signal }) =>
      get<typeof products.read>(
        '/api/v2/catalog/products/:productId',
        { params: { productId } },
        { signal, isQuiet: true },
      ),
  })
}

const useCode = lateCode(() => import('./product-table-writes.ts'))

/** One write of the file beside this, by its name. Its answer is on the screen at once; what else it may have touched is asked for again, also after a refusal. */
export function useProductWrite<N extends keyof Writes>(name: N, scope?: string) {
  const client = useQueryClient()
  const code = useCode()
  return useMutation<Out<N>, Error, In<N>>({
    ...(scope && { scope: { id: scope } }),
    mutationFn: async (input) => {
      const write = (await code())[name] as (input: In<N>) => Promise<unknown>
      return (await write(input)) as Out<N>
    },
    onSuccess: (answer) => showProduct(client, answer),
    onSettled: () => {
      for (const queryKey of [['products'], ['collections'], ['collection']])
        void client.invalidateQueries({ queryKey })
    },
  })
}

function showProduct(client: QueryClient, answer: unknown): void {
  if (!isProduct(answer)) return
  client.setQueryData(['products', 'one', answer._id], answer)
  client.setQueriesData<ProductsPage>(
    { queryKey: ['products', 'page'] },
    (page) =>
      page && { ...page, products: page.products.map((row) => (row._id === answer._id ? { ...row, ...answer } : row)) },
  )
}

const isProduct = (answer: unknown): answer is Product =>
  typeof answer === 'object' && answer !== null && '_id' in answer && 'variants' in answer

/** The newest version of a row that is known here: two edits of one row follow each other without waiting for a list. */
export function knownVersion(client: QueryClient, { _id, version }: ProductRow): number | undefined {
  const pages = client.getQueriesData<ProductsPage>({ queryKey: ['products', 'page'] })
  const known = pages.flatMap(([, page]) => page?.products.find((row) => row._id === _id)?.version ?? [])
  return known.length > 0 ? Math.max(...known) : version
}
