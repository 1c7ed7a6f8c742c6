import type { legal, legalAdmin } from '@souk/contract/legal/legal.contract.ts'
import { legalKinds } from '@souk/contract/legal/legal-rules.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { acceptTexts } from './accept-texts.ts'
import { readCurrent, readForConsole, readPending } from './model/legal.queries.ts'
import { publishText } from './publish-text.ts'
import { saveDraft } from './save-draft.ts'

export const legalHandlers: Handlers<typeof legal> = {
  read: ({ params }, { db }) => readCurrent(db, params.kind),
  pending: ({ actor }, { db }) => readPending(db, actor.userId, actor.side),
  accept: ({ actor, body, caller }, deps) => acceptTexts(deps, actor, body.versionIds, caller),
}

export const legalAdminHandlers: Handlers<typeof legalAdmin> = {
  list: (_, { db }) => Promise.all(legalKinds.map((kind) => readForConsole(db, kind))),
  read: ({ params }, { db }) => readForConsole(db, params.kind),
  saveDraft: ({ actor, params, body, caller }, deps) => saveDraft(deps, actor, params.kind, body, caller),
  publish: ({ actor, params, body, caller }, deps) => publishText(deps, actor, params.kind, body, caller),
}
