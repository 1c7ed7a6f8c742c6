import type { SignedIn } from '@souk/contract/identity/identity.contract.ts'
import type { Db } from '../../platform/database/db.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Device, enter } from './enter.ts'
import { associationsOf, findUserByEmail } from './identity.queries.ts'
import { isKnownDevice } from './known-devices.queries.ts'
import { isPassword } from './passwords.ts'

type Credentials = { email: string; password: string }

/** Five tries a minute for one mail. A device the person has used before has tries of its own, which a guesser elsewhere cannot use up. */
const patience = { tries: 5, seconds: 60 }

export async function signIn(db: Db, { email, password }: Credentials, device: Device): Promise<SignedIn> {
  const isKnown = await isKnownDevice(db, email, device)
  const key = isKnown ? `sign-in ${email} from ${device.address}` : `sign-in ${email}`
  await countTry(db, key, patience)
  const user = await findUserByEmail(db, email)
  const isRight = await isPassword(user?.passwordHash, password)
  const [association] = user && isRight ? await associationsOf(db, user.id) : []
  if (!user || !association) throw new Refusal('invalid', 'identity.wrongSignIn', { field: 'password' })
  await db.deleteFrom('rateLimit').where('key', '=', key).execute()
  return enter(db, user.id, association, device)
}
