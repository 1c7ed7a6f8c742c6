import type { Request } from '@souk/contract/core/endpoint.ts'
import { passkeys, privacy, type Proof, twoFactor } from '@souk/contract/identity/security.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'
import { renewSession } from '../../../lib/session/restore-session.ts'

export function useTwoFactor() {
  return useQuery({
    queryKey: ['me', 'two-factor'],
    queryFn: ({ signal }) => get<typeof twoFactor.read>('/api/v2/users/two-factor', {}, { signal, isQuiet: true }),
  })
}

export function usePasskeys() {
  return useQuery({
    queryKey: ['me', 'passkeys'],
    queryFn: ({ signal }) => get<typeof passkeys.list>('/api/v2/users/passkeys', {}, { signal, isQuiet: true }),
  })
}

export function useDataExports() {
  return useQuery({
    queryKey: ['me', 'data-exports'],
    queryFn: ({ signal }) => get<typeof privacy.exports>('/api/v2/users/data-exports', {}, { signal, isQuiet: true }),
  })
}

export function useDeletion() {
  return useQuery({
    queryKey: ['me', 'deletion'],
    queryFn: ({ signal }) => get<typeof privacy.deletion>('/api/v2/users/deletion', {}, { signal, isQuiet: true }),
  })
}

/** Whatever changes how the person signs in makes all of it stale, the profile too. */
export function useSecurityWrite<In, Out>(write: (input: In) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: ['me'] }), renewSession()])
    },
  })
}

const quietly = { isQuiet: true } as const
export const beginTwoFactor = (body: Proof) => call(twoFactor.begin, { body }, quietly)
export const confirmTwoFactor = (code: string) => call(twoFactor.confirm, { body: { code } }, quietly)
export const endTwoFactor = (body: Proof) => call(twoFactor.end, { body })
export const renewCodes = (body: Proof) => call(twoFactor.renewCodes, { body }, quietly)
export const renamePasskey = ({ id, name }: { id: string; name: string }) =>
  call(passkeys.rename, { params: { id }, body: { name } })
export const removePasskey = ({ id, ...body }: Request<typeof passkeys.remove>['body'] & { id: string }) =>
  call(passkeys.remove, { params: { id }, body })
export const requestExport = () => call(privacy.requestExport, {})
export const requestDeletion = (body: Proof) => call(privacy.requestDeletion, { body })
export const cancelDeletion = () => call(privacy.cancelDeletion, {})
