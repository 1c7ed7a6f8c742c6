import type { passkeys, twoFactor } from '@souk/contract/identity/security.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { found } from '../../../platform/base/refusal.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  isOwnPasskey,
  listPasskeys,
  presentPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys.ts'
import { prove } from './prove.ts'
import { takeSecondStep } from './second-step.ts'
import { beginTwoFactor, confirmTwoFactor, readTwoFactor, renewCodes, switchOffTwoFactor } from './two-factor.ts'

export const twoFactorHandlers: Handlers<typeof twoFactor> = {
  read: ({ actor }, deps) => readTwoFactor(deps, actor),
  async begin({ actor, body, caller }, deps) {
    await prove(deps, actor, body, caller)
    return beginTwoFactor(deps, actor)
  },
  confirm: ({ actor, body, caller }, deps) => confirmTwoFactor(deps, actor, body.code, caller),
  async end({ actor, body, caller }, deps) {
    await prove(deps, actor, body, caller)
    return switchOffTwoFactor(deps, actor, caller)
  },
  async renewCodes({ actor, body, caller }, deps) {
    await prove(deps, actor, body, caller)
    return renewCodes(deps, actor, caller)
  },
  secondStep: ({ body, caller }, deps) => takeSecondStep(deps, body, caller),
}

export const passkeyHandlers: Handlers<typeof passkeys> = {
  async list({ actor }, { db }) {
    return (await listPasskeys(db, actor.userId)).map(presentPasskey)
  },
  async begin({ actor, body, caller }, deps) {
    await prove(deps, actor, body, caller)
    return beginPasskey(deps, actor)
  },
  add: ({ actor, body, caller }, deps) => addPasskey(deps, actor, body, caller),
  rename: ({ actor, params, body }, deps) => renamePasskey(deps, actor, params.id, body.name),
  async remove({ actor, params, body, caller }, deps) {
    found(await isOwnPasskey(deps.db, actor.userId, params.id))
    await prove(deps, actor, body, caller)
    return removePasskey(deps, actor, params.id, caller)
  },
  beginSignIn: (_, deps) => beginPasskeySignIn(deps),
  signIn: ({ body, caller }, deps) => signInWithPasskey(deps, body.response, caller),
}
