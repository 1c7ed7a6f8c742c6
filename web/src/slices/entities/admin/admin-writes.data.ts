import { type AdminEntityChange, admins, type FlagRule } from '@souk/contract/entities/admin.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import type { FlagKey } from '@souk/contract/reference/flags.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { call } from '../../../lib/server/call.ts'

/** A write of an admin makes every list of theirs stale, the audit log first of all. */
function useAdminWrite<In, Out>(write: (input: In) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

type EntityChange = { id: string; change: z.input<typeof AdminEntityChange> }
export const useChangeEntity = () =>
  useAdminWrite(({ id, change }: EntityChange) => call(admins.changeEntity, { params: { id }, body: change }))

export const useSetFlag = () =>
  useAdminWrite(({ key, rule }: { key: FlagKey; rule: FlagRule }) =>
    call(admins.setFlag, { params: { key }, body: rule }),
  )

type Verdict = { id: string; status: 'VERIFIED' | 'REJECTED'; reason: string }
export const useReviewDocument = () =>
  useAdminWrite(({ id, ...body }: Verdict) => call(admins.reviewDocument, { params: { id }, body }))

export const useResendMail = () => useAdminWrite((id: string) => call(admins.resendMail, { params: { id } }))
export const useDropMail = () => useAdminWrite((id: string) => call(admins.dropMail, { params: { id } }))

type Visit = Request<typeof identity.makeMagicLink>['body']
export const useMagicLink = () => useAdminWrite((body: Visit) => call(identity.makeMagicLink, { body }))
