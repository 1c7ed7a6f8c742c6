import { connections, relations, retailerGroups } from '@souk/contract/connections/connections.contract.ts'
import { direct } from '@souk/contract/connections/direct.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'

/** Also after a refusal: it may have changed under the reader's eyes. What a relation opens or closes is asked for again. */
function useWrite<In, Out>(write: (input: In) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () =>
      Promise.all(
        ['connections', 'brand', 'brands', 'collections', 'products', 'books'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}

type Answer = Request<typeof connections.answer>
export const useAnswer = () =>
  useWrite(({ requestId, ...body }: Answer['params'] & Answer['body']) =>
    call(connections.answer, { params: { requestId }, body }),
  )
export const useRequest = () =>
  useWrite((body: Request<typeof connections.request>['body']) => call(connections.request, { body }))

type Change = Request<typeof relations.change>
export const useChangeRelation = (id: string) =>
  useWrite((body: Change['body']) => call(relations.change, { params: { id }, body }))
export const useChangeRelations = () =>
  useWrite((body: Request<typeof relations.changeMany>['body']) => call(relations.changeMany, { body }))
export const useEndRelation = () => useWrite((id: string) => call(relations.end, { params: { id } }))

export const useCreateGroup = () => useWrite((name: string) => call(retailerGroups.create, { body: { name } }))
export const useRenameGroup = () =>
  useWrite(({ id, name }: { id: string; name: string }) =>
    call(retailerGroups.rename, { params: { id }, body: { name } }),
  )
export const useRemoveGroup = () => useWrite((id: string) => call(retailerGroups.remove, { params: { id } }))

export const useAddDirect = () => useWrite((body: Request<typeof direct.add>['body']) => call(direct.add, { body }))
/** What was sent and what was passed over is shown by the caller. */
export const useInviteDirect = () =>
  useWrite((body: Request<typeof direct.invite>['body']) => call(direct.invite, { body }, { isQuiet: true }))
export const useRemoveDirect = () => useWrite((id: string) => call(direct.remove, { params: { id } }))
type Rows = Request<typeof direct.validateRows>['body']
export const useCheckRows = () => useWrite((body: Rows) => call(direct.validateRows, { body }))
export const useImportRows = () => useWrite((body: Rows) => call(direct.importRows, { body }))
