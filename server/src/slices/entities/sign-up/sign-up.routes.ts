import type { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { register } from './register.ts'
import { sendVerification, verifyEmail } from './verify-email.ts'

export const signUpHandlers: Handlers<typeof signUp> = {
  register: ({ body, caller }, deps) => register(deps, body, caller),
  verifyEmail: ({ body, actor, caller }, deps) => verifyEmail(deps, body.token, actor, caller),
  async sendVerification({ actor, caller }, deps) {
    await sendVerification(deps, actor.userId, caller.language)
    return null
  },
}
