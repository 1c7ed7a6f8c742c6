import type { Actor } from '@souk/contract/core/abilities.ts'
import { countries } from '@souk/contract/core/countries.ts'
import { currencyOfCountry } from '@souk/contract/reference/currency-of-country.ts'
import { zoneOfCountry } from '@souk/contract/reference/zone-of-country.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import type { Register } from '@souk/contract/entities/sign-up.contract.ts'
import type { SignedIn } from '@souk/contract/identity/identity.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { consumeToken } from '../../../platform/data/access/one-time-tokens.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { knownKeys, requireKnownKeys } from '../../../platform/base/known-keys.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { currentFor, recordAcceptances } from '../../legal/door.ts'
import { associationsOf, enter, findUserByEmail, hashNewPassword, markVerified } from '../../identity/door.ts'
import { requireTimeZone } from '../model/require-time-zone.ts'
import { checkReferralCode } from './check-referral.ts'
import { addEntity, addFirstAssociation, addFirstStore, addUser, isUploaded } from './register.queries.ts'
import { sendVerification } from './verify-email.ts'

const knownCurrencies: ReadonlySet<string> = new Set(currencies.map(({ code }) => code))

/** A person and their entity, in one transaction, signed in. A registration token proves the mail; else a mail asks for it. */
export async function register(deps: Deps, input: Register, caller: Caller): Promise<SignedIn> {
  requireKnownKeys(knownKeys.companyRole, input.companyRole, { field: 'companyRole' })
  const { defaults } = deps.marketplace()
  const passwordHash = input.password === undefined ? null : await hashNewPassword(input.password)
  return inTransaction(deps.db, async (tx) => {
    const isProven = await proves(tx, deps, input, caller)
    await checkPictures(tx, input)
    if (input.currency && !knownCurrencies.has(input.currency))
      throw new Refusal('invalid', 'money.currency', { field: 'currency' })
    if (input.timeZone) await requireTimeZone(tx, input.timeZone)
    if (input.referralCode)
      await checkReferralCode(tx, input.referralCode, { email: input.email, website: input.website ?? '' })
    const country = codeOf(input.country)
    const timeZone = input.timeZone ?? zoneOfCountry(country, null, defaults.timeZone)
    const account = { passwordHash, isProven, language: caller.language, digestTimeZone: timeZone }
    const userId = await signedUp(tx, input, account)
    const { role: type, entityName: name, countryCode, phone, email, website = '', referralCode } = input
    const entity = await addEntity(tx, {
      type,
      name,
      country,
      countryCode,
      phone,
      email,
      website,
      currency: input.currency ?? currencyOfCountry(country, defaults.currency),
      timeZone,
      logo: input.logoUrl ?? null,
      banner: input.bannerUrl ?? null,
      launchDate: input.launchDate ?? null,
      referralCode: referralCode || null,
      approval: type === 'brand' && deps.config.approvesBrands ? 'NEW' : 'APPROVED',
      access: type === 'retailer' ? ['marketplace'] : [],
    })
    if (!entity) throw new Refusal('invalid', 'entities.launchDatePast', { field: 'launchDate' })
    await addFirstAssociation(tx, userId, entity.id)
    if (type === 'retailer') await addFirstStore(tx, entity.id, name, country)
    await recordAcceptances(
      tx,
      userId,
      (await currentFor(tx, type)).map(({ id }) => id),
    )
    const actor = { side: type, role: 'entityAdmin', userId, entityId: entity.id } as Actor
    await audit(tx, actor, { action: 'entities.registered', subject: entity.id, caller })
    await emit(tx, 'entity.registered', { entityId: entity.id, userId, referralCode: referralCode || null })
    if (!isProven) await sendVerification({ ...deps, db: tx }, userId, caller.language)
    const [place] = (await associationsOf(tx, userId)).filter(({ entityId }) => entityId === entity.id)
    return enter(tx, userId, found(place), caller)
  })
}

/** With a password the mail may be proven later; without one the code came first, and for this very mail. */
async function proves(tx: Tx, { key }: Deps, { email, password }: Register, { bearer }: Caller): Promise<boolean> {
  const proof = bearer ? await consumeToken(tx, key, 'registration', bearer) : null
  if (proof && proof.subject !== email) throw new Refusal('invalid', 'entities.otherEmail', { field: 'email' })
  if (!proof && password === undefined) throw new Refusal('invalid', 'entities.proveEmail', { field: 'email' })
  return proof !== null
}

async function checkPictures(tx: Tx, { logoUrl, bannerUrl }: Register): Promise<void> {
  const pictures = [
    ['logo', 'logoUrl', logoUrl],
    ['banner', 'bannerUrl', bannerUrl],
  ] as const
  for (const [use, field, location] of pictures) {
    if (location && !(await isUploaded(tx, use, location)))
      throw new Refusal('invalid', 'entities.noSuchFile', { field })
  }
}

type Account = {
  passwordHash: string | null
  isProven: boolean
  language: Caller['language']
  digestTimeZone: string
}

/** A new account, or the old one of a person without a team who proved the mail address again. */
async function signedUp(tx: Tx, input: Register, { isProven, ...account }: Account): Promise<string> {
  const { email, firstName, lastName, companyRole } = input
  const added = await addUser(tx, { email, firstName, lastName, companyRole, ...account })
  const userId = added ?? (await homeless(tx, email, isProven))
  if (isProven) await markVerified(tx, userId, { keepsPassword: true })
  return userId
}

async function homeless(tx: Tx, email: string, isProven: boolean): Promise<string> {
  const user = found(await findUserByEmail(tx, email))
  if (!isProven || (await associationsOf(tx, user.id)).length > 0) {
    throw new Refusal('conflict', 'entities.emailTaken', { field: 'email' })
  }
  return user.id
}

function codeOf(name: string): string {
  return found(countries.find((country) => country.name === name)).code
}
