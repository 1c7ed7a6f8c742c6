import type { identity } from '@souk/contract/identity/identity.contract.ts'
import type { referrals } from '@souk/contract/referrals/referrals.contract.ts'
import type { reference } from '@souk/contract/reference/reference.contract.ts'
import { reportProblem } from '../../../lib/server/browser-reports.ts'
import { call } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { translate } from '../../../lib/language/i18n.ts'
import { language } from '../../../lib/language/language.ts'
import { upload } from '../../../lib/server/upload.ts'
import type { Send } from '../../../ui/uploads/upload-queue.ts'
import { storeTypedEmail } from '../../identity/door.ts'

type CheckCall = typeof identity.checkEmail
type CountryCall = typeof reference.ipCountry
type ValidateCall = typeof referrals.validate
type UploadCall = typeof reference.uploadNewUserFile
/** Checked against the contract, not imported from it: a step fetches no schemas but its own. */
const check: Pick<CheckCall, 'method' | 'path'> = { method: 'POST', path: '/api/auth/user/check-email' }
const locate: Pick<CountryCall, 'method' | 'path' | 'raw'> = {
  method: 'GET',
  path: '/api/common/ip-country',
  raw: 'text/plain',
}
const validate: Pick<ValidateCall, 'method' | 'path'> = { method: 'POST', path: '/api/users/referrals/validate' }
const send: Pick<UploadCall, 'method' | 'path' | 'upload'> = {
  method: 'POST',
  path: '/api/common/new-user-upload/:fileType',
  upload: true,
}

/** Refuses a mail that has an account, and hands it to the sign-in. */
export async function requireFree(email: string): Promise<void> {
  const { available } = await call(check as CheckCall, { body: { email } })
  if (available) return
  storeTypedEmail(email)
  const message = translate(language(), 'sign-up', 'entities.emailTaken')
  throw new Failed(409, message, [{ message, code: 'conflict', field: 'email' }])
}

const longestWebsite = 200

/** Whose code it is; refused at its field where this company may not use it. */
export async function readReferrer(code: string, email: string, website: string): Promise<string> {
  const body = { code, email, website: website.length > longestWebsite ? '' : website }
  return (await call(validate as ValidateCall, { body }, { isQuiet: true })).referrer
}

/** Where the person seems to be; not knowing it does no harm. */
export async function readIpCountry(signal: AbortSignal): Promise<string | null> {
  try {
    const text = await call(locate as CountryCall, {}, { signal, isQuiet: true })
    return text.slice(2, 4)
  } catch {
    if (!signal.aborted) reportProblem('ip-country', 'The country of the visitor is not known')
    return null
  }
}

/** Answers where the picture lies. */
export function sendPicture(fileType: 'logo' | 'banner'): Send<{ location: string }> {
  return (file, options) => upload(send as UploadCall, { params: { fileType } }, file, { ...options, isQuiet: true })
}
