import type { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { traderOf } from '../../connections/door.ts'
import { createKey, revokeKey } from './create-key.ts'
import { listKeys, presentKey } from './keys.queries.ts'

export const apiKeysHandlers: Handlers<typeof apiKeys> = {
  list: async ({ actor }, { db }) => (await listKeys(db, traderOf(actor).entityId)).map(presentKey),
  create: ({ actor, body, caller }, deps) => createKey(deps, traderOf(actor), body, caller),
  revoke: ({ actor, params, caller }, deps) => revokeKey(deps, traderOf(actor), params.id, caller),
}
