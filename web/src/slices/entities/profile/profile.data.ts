import type { Reply, Request } from '@souk/contract/core/endpoint.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { restoreSession } from '../../../lib/session/restore-session.ts'
import { ownEntityKey } from './own-entity.data.ts'

const isStale = (error: Error) => error instanceof Failed && error.code === 'stale'

/** The answer is the whole entity: it is on the screen at once, and whatever was made of it is asked for again. */
function useEntityWrite<In>(write: (input: In) => Promise<OwnEntity>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onError: (error) => (isStale(error) ? client.invalidateQueries({ queryKey: ownEntityKey }) : undefined),
    onSuccess: (entity) => {
      client.setQueryData([...ownEntityKey, entity.id], entity)
      void restoreSession() // the frame shows its name, and what it may
      return client.invalidateQueries({ queryKey: ['entity', 'checklist'] })
    },
  })
}

export const useSaveGeneral = () =>
  useEntityWrite((body: Request<typeof entities.general>['body']) => call(entities.general, { body }))
export const useSaveSegmentation = () =>
  useEntityWrite((body: Request<typeof entities.segmentation>['body']) => call(entities.segmentation, { body }))
export const useSaveSocial = () =>
  useEntityWrite((body: Request<typeof entities.social>['body']) => call(entities.social, { body }))
export const useSaveTerms = ({ entityType: role, id }: OwnEntity) =>
  useEntityWrite((body: Request<typeof entities.change>['body']) =>
    call(entities.change, { params: { role, id }, body }),
  )

/** Whatever changes addresses, stores or documents: the entity is read again, also after a refusal. */
function usePlaceWrite<In, Out>(write: (input: In, client: QueryClient) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: In) => write(input, client),
    onSettled: () => client.invalidateQueries({ queryKey: ['entity'] }),
  })
}

type AddressBody = Request<typeof entities.changeAddress>['body'] // the form sends every field
/** Without an id it is a new one. */
export const useSaveAddress = () =>
  usePlaceWrite(({ id, body: { version, ...address } }: { id: string | null; body: AddressBody }) =>
    id
      ? call(entities.changeAddress, { params: { id }, body: { ...address, version } })
      : call(entities.addAddress, { body: address }),
  )
export const useRemoveAddress = () =>
  usePlaceWrite((id: string) => call(entities.removeAddress, { params: { id } }, { isQuiet: true }))
export const useCreateStore = () =>
  usePlaceWrite((body: Request<typeof entities.createStore>['body']) => call(entities.createStore, { body }))
export const useChangeStore = () =>
  usePlaceWrite(({ id, body }: { id: string; body: Request<typeof entities.changeStore>['body'] }) =>
    call(entities.changeStore, { params: { id }, body }),
  )
export const useCloseStore = () => usePlaceWrite((id: string) => call(entities.closeStore, { params: { id } }))

const fiveMinutes = 300_000

/** The addresses of the files live ten minutes. */
export function useDocuments() {
  return useQuery({
    queryKey: ['entity', 'documents'],
    queryFn: ({ signal }) => call(entities.documents, {}, { signal, isQuiet: true }),
    refetchInterval: fiveMinutes,
  })
}

type DocumentSet = Request<typeof entities.setDocuments>['body']['documents']
type Documents = Reply<typeof entities.documents>

/** The set is sent whole, so it is read just before: what a colleague added meanwhile must not go. */
export const useChangeDocuments = () =>
  usePlaceWrite(async (change: (now: DocumentSet) => DocumentSet) => {
    const now: Documents = await call(entities.documents, {}, { isQuiet: true })
    const documents = now.map(({ id, kind, expiresOn }) => ({ id, kind, expiresOn }))
    return call(entities.setDocuments, { body: { documents: change(documents) } })
  })
