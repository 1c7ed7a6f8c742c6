import type { FirstStep } from '@souk/contract/identity/sign-in-shapes.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { countTry } from '../../../platform/serving/http/rate-limit.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Device } from '../model/enter.ts'
import { associationsOf, findUserByEmail } from '../model/identity.queries.ts'
import { isKnownDevice } from '../model/known-devices.queries.ts'
import { isPassword } from '../model/passwords.ts'
import { enterOrChallenge } from '../security/second-step.ts'

type Credentials = { email: string; password: string }

/** Five tries a minute for one mail. A device the person has used before has tries of its own, which a guesser elsewhere cannot use up. */
const patience = { tries: 5, seconds: 60 }

export async function signIn(
  deps: Pick<Deps, 'db' | 'key'>,
  { email, password }: Credentials,
  device: Device,
): Promise<FirstStep> {
  const { db } = deps
  const isKnown = await isKnownDevice(db, email, device)
  const tries = isKnown ? `sign-in ${email} from ${device.address}` : `sign-in ${email}`
  await countTry(db, tries, patience)
  const user = await findUserByEmail(db, email)
  const isRight = await isPassword(user?.passwordHash ?? user?.endedPasswordHash, password)
  const [association] = user && isRight ? await associationsOf(db, user.id) : []
  if (!user || !association) throw new Refusal('invalid', 'identity.wrongSignIn', { field: 'password' })
  if (user.passwordHash === null) throw new Refusal('invalid', 'identity.passwordEnded', { field: 'password' })
  await db.deleteFrom('rateLimit').where('key', '=', tries).execute()
  return enterOrChallenge(deps, user.id, association, device)
}
