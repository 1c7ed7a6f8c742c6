import type { Request } from '@souk/contract/core/endpoint.ts'
import { legal, legalAdmin } from '@souk/contract/legal/legal.contract.ts'
import type { LegalKind } from '@souk/contract/legal/legal-rules.ts'
import { call } from '../../lib/server/call.ts'
import { restoreSession } from '../../lib/session/restore-session.ts'

type OfKind<B> = B & { kind: LegalKind }

export const saveDraft = ({ kind, ...body }: OfKind<Request<typeof legalAdmin.saveDraft>['body']>) =>
  call(legalAdmin.saveDraft, { params: { kind }, body })
export const publish = ({ kind, ...body }: OfKind<Request<typeof legalAdmin.publish>['body']>) =>
  call(legalAdmin.publish, { params: { kind }, body })
/** The profile says whether something is left to accept. */
export const accept = async (versionIds: string[]) => {
  const left = await call(legal.accept, { body: { versionIds } })
  await restoreSession()
  return left
}
