import type { Verified } from '@souk/contract/identity/identity.contract.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { issueCode, issueToken, tryCode } from '../../../platform/data/access/one-time-tokens.ts'
import { countTry } from '../../../platform/serving/http/rate-limit.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Device } from '../model/enter.ts'
import { codeMail } from '../model/identity.mails.tsx'
import { associationsOf, findUserByEmail, markVerified } from '../model/identity.queries.ts'
import { enterOrChallenge } from '../security/second-step.ts'

const codesAnHour = { tries: 5, seconds: 3600 }

/** Known and unknown mails get a code alike: the unknown one is about to sign up. */
export async function sendCode({ db, key, say, sendMail }: Deps, email: string, language: Language): Promise<void> {
  await countTry(db, `codes ${email}`, codesAnHour, 'identity.tooManyCodes')
  await db.transaction().execute(async (tx) => {
    const content = async () =>
      codeMail({ say, language }, await issueCode(tx, key, { purpose: 'otp', subject: email }))
    await sendMail(tx, { to: email, language, content, kind: 'code' })
  })
}

export async function verifyCode(deps: Deps, email: string, otp: string, device: Device): Promise<Verified> {
  const { db, key } = deps
  if (!(await tryCode(db, key, 'otp', email, otp))) throw new Refusal('invalid', 'identity.wrongCode', { field: 'otp' })
  const user = await findUserByEmail(db, email)
  const [association] = user ? await associationsOf(db, user.id) : []
  if (user && association) {
    await markVerified(db, user.id)
    return { ...(await enterOrChallenge(deps, user.id, association, device)), isRegistered: true }
  }
  const token = await issueToken(db, key, { purpose: 'registration', subject: email })
  return { token, role: null, entityType: null, isRegistered: false }
}
