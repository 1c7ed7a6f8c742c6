import { type Credentials, identity } from '@souk/contract/identity/identity.contract.ts'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { call } from '../../lib/call.ts'
import { openSession } from '../../lib/restore-session.ts'
import { clearSession } from '../../lib/session.ts'

/** Answers whether a session was opened; without a token nothing of an older one may stay. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (body: z.output<typeof Credentials>): Promise<boolean> => {
      const signedIn = await call(identity.login, { body })
      if (!signedIn?.token) {
        clearSession()
        return false
      }
      await openSession(signedIn)
      return true
    },
  })
}

/** The server forgets the session; a server that cannot be reached does not keep anybody signed in here. */
export async function endSession(): Promise<void> {
  await call(identity.logout, {}, { isQuiet: true }).catch(() => {})
}
