import { translate } from '../../../lib/language/i18n.ts'
import { language } from '../../../lib/language/language.ts'
import { Failed } from '../../../lib/server/failed.ts'

/** Refuses one of the most used passwords where it is typed; the list comes when it is needed, and the server has it too. */
export async function refuseCommon(password: string): Promise<void> {
  const { isCommonPassword } = await import('@souk/contract/identity/common-password.ts')
  if (!isCommonPassword(password)) return
  const message = translate(language(), 'sign-up', 'identity.commonPassword')
  throw new Failed(422, message, [{ message, code: 'invalid', field: 'password' }])
}
