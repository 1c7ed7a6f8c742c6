import type { Register, signUp } from '@souk/contract/entities/sign-up.contract.ts'
import type { SignedIn, identity } from '@souk/contract/identity/identity.contract.ts'
import type { z } from 'zod/mini'
import { call } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { openSession } from '../../../lib/session/restore-session.ts'
import { storedProof } from '../../identity/door.ts'

type RegisterCall = typeof signUp.register
type LoginCall = typeof identity.login
type Input = z.input<typeof Register>
/** Checked against the contract, not imported from it: what was typed was checked where it was typed. */
const wire: Pick<RegisterCall, 'method' | 'path'> = { method: 'POST', path: '/api/v2/users/noAuth/register' }
const login: Pick<LoginCall, 'method' | 'path'> = { method: 'POST', path: '/api/v2/users/noAuth/login' }

let coming: Promise<void> | null = null
let answered: { email: string; signedIn: SignedIn } | null = null // registered, but not in yet
let lost: string | null = null // the mail of a wish whose answer never came

/** Registers once, however often it is asked for meanwhile, and goes in. */
export function register(request: Input): Promise<void> {
  coming ??= enter(request).finally(() => {
    coming = null
  })
  return coming
}

async function enter(request: Input): Promise<void> {
  const { email } = request
  if (answered?.email !== email) {
    answered = { email, signedIn: (await registeredBefore(request)) ?? (await ask(request)) }
  }
  await openSession(answered.signedIn)
  answered = null
  lost = null
}

async function ask(request: Input): Promise<SignedIn> {
  const proof = storedProof()
  const isProven = proof?.email === request.email
  try {
    return await call(wire as RegisterCall, { body: request as Register }, isProven ? { token: proof.token } : {})
  } catch (error) {
    if (error instanceof Failed && error.status === 0) lost = request.email
    throw error
  }
}

/** When an answer was lost, the account may be there already: then its password opens it. */
async function registeredBefore({ email, password }: Input): Promise<SignedIn | null> {
  if (lost !== email || password === undefined) return null
  try {
    const { token, ...rest } = await call(login as LoginCall, { body: { email, password } }, { isQuiet: true })
    return token ? { token, ...rest } : null
  } catch (error) {
    if (error instanceof Failed && error.status === 422) return null
    throw error
  }
}
