import { z } from 'zod/mini'
import { countries } from '../core/countries.ts'
import { endpoint } from '../core/endpoint.ts'
import { confirmed, email, max, password, phNo, required, url } from '../core/rules.ts'
import { TaxonomyKey } from '../reference/taxonomy-key.ts'
import { SignedIn } from '../identity/identity.contract.ts'
import { Day } from '../core/days.ts'
import { EntityName, General, PersonName, Side } from './entity-shapes.ts'

const names: ReadonlySet<string> = new Set(countries.map(({ name }) => name))
const dialCodes: ReadonlySet<string> = new Set(countries.map(({ dial_code }) => dial_code))
const Place = z.optional(z.nullable(required.check(z.maxLength(500))))

/** The whole registration. A password comes with flow v1; without one, the bearer is the registration token of a proven mail. */
export const Register = z
  .strictObject({
    role: Side,
    entityName: EntityName,
    firstName: PersonName,
    lastName: PersonName,
    country: required.check(z.refine((name) => names.has(name), 'entities.noSuchCountry')),
    countryCode: required.check(z.refine((code) => dialCodes.has(code), 'entities.noSuchDialCode')),
    companyRole: TaxonomyKey,
    phone: phNo,
    email,
    website: z.optional(url.check(z.maxLength(500, 'rules.max'))),
    currency: z.optional(General.shape.currency), // left out: the usual one of the country
    timeZone: z.optional(General.shape.timeZone),
    launchDate: z.optional(z.nullable(Day)),
    logoUrl: Place,
    bannerUrl: Place,
    referralCode: z.optional(max(40)),
    termsAccepted: z.literal(true, 'entities.termsRequired'),
    password: z.optional(password),
    password2: z.optional(z.string()),
  })
  .check(
    confirmed('password', 'password2'),
    z.refine(({ role, launchDate }) => role !== 'brand' || !!launchDate, {
      path: ['launchDate'],
      error: 'entities.launchDateRequired',
    }),
  )
export type Register = z.output<typeof Register>

export const signUp = {
  register: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/register',
    allow: 'public',
    body: Register,
    reply: SignedIn,
    status: 201,
    successMessage: 'entities.welcome',
    limit: { tries: 5, seconds: 60, per: 'address' },
  }),
  /** The link of the welcome mail: opening it proves the mail address. */
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/verify-email',
    allow: 'public',
    body: z.strictObject({ token: required.check(z.maxLength(200)) }),
    reply: z.object({ passwordToken: z.nullable(z.string()) }), // sets a new password where the one of the sign-up ended
    successMessage: 'entities.emailVerified',
    limit: { tries: 20, seconds: 60, per: 'address' },
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/v2/users/send-verification',
    allow: ['read', 'Profile'],
    personal: true,
    reply: z.null(),
    successMessage: 'entities.verificationSent',
    mails: true,
    limit: { tries: 5, seconds: 3600, per: 'user' },
  }),
}
