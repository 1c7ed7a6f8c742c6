import { countryOf } from '@souk/contract/core/countries.ts'
import type { Side } from '@souk/contract/entities/entity-shapes.ts'
import { readSettings } from '../../../lib/settings.ts'
import { storeProof } from '../../identity/door.ts'
import { beginDraft, finished, typed } from './sign-up-draft.ts'
import { storeDraft } from './sign-up-store.ts'

type Invited = { email: string; company: string; side: Side; country: string; registrationToken: string | null }

/** A sign-up with what the invitation knows, its address confirmed by the link. Answers where it goes on. */
export async function beginInvited({ email, company, side, country, registrationToken }: Invited): Promise<string> {
  const home = countryOf(country)
  const begun = beginDraft((await readSettings()).registrationFlow, new Date())
  const known = typed(begun, {
    email,
    entityName: company,
    role: side,
    ...(home && { country: home.name, countryCode: home.dial_code }),
  })
  if (registrationToken) storeProof({ email, token: registrationToken })
  storeDraft((['set-email', 'choose-user-type'] as const).reduce(finished, known))
  return '/sign-up'
}
