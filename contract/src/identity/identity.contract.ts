import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { languages } from '../core/language.ts'
import { confirmed, digits, email, max, min, nameUpTo, password, required } from '../core/rules.ts'
import { staffAreas } from '../core/rights/staff.ts'
import { Role } from '../core/role.ts'
import { seenVersion } from '../core/saved-version.ts'
import { EntityType, FirstStep, SignedIn } from './sign-in-shapes.ts'

export { EntityType, FirstStep, SignedIn }
export const Access = z.enum(['marketplace', 'direct'])
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>
export const Theme = z.enum(['light', 'dark', 'auto'])
export type Theme = z.infer<typeof Theme>

/** A code proves a mail: a known one is signed in, an unknown one gets a token that its registration needs. */
export const Verified = z.extend(FirstStep, { isRegistered: z.boolean() })
export type Verified = z.infer<typeof Verified>

const ofScope = {
  id: z.uuid(), // of the association
  role: Role,
  user: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    entityName: z.string(),
  }),
}
/** A person's report, with that person's own reports. */
export const UserScope = z.object({ ...ofScope, userScope: z.array(z.object(ofScope)) })
export type UserScope = z.infer<typeof UserScope>

const Association = z.object({
  id: z.uuid(),
  entityId: z.nullable(z.uuid()),
  entityName: z.string(),
  entityType: z.nullable(EntityType),
  role: Role,
  userScope: z.array(UserScope), // filled for the place the session speaks for
})

/** A person as they see themselves. */
export const Me = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role: z.nullable(Role),
  entityType: z.nullable(EntityType),
  version: z.int(), // of the account
  entityName: z.string(),
  currentEntityId: z.nullable(z.uuid()),
  access: z.array(Access),
  country: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  isDemo: z.boolean(),
  isLive: z.boolean(),
  isApproved: z.boolean(), // a brand, by staff; others need none
  isPremium: z.boolean(),
  isAnalyticsEnabled: z.boolean(),
  isLeadAIEnabled: z.boolean(),
  shouldDisplayToolKit: z.boolean(),
  onboardCompletedAt: z.nullable(z.iso.datetime()),
  isEmailVerified: z.boolean(),
  isImpersonated: z.boolean(),
  impersonation: z.nullable(z.object({ reason: z.string(), until: z.iso.datetime() })),
  staffArea: z.nullable(z.enum(staffAreas)), // what an administrator with a limit may change
  mustAcceptTerms: z.boolean(), // a newer legal text asks before the person goes on
  needsTwoFactor: z.boolean(), // an admin whose session has no second factor yet: the console is closed
  deletionDueAt: z.nullable(z.iso.datetime()),
  hasPassword: z.boolean(),
  language: Language,
  theme: Theme,
  lastLoggedUserAssociationId: z.nullable(z.uuid()),
  userAssociations: z.array(Association),
  abilities: z.array(z.object({ action: z.string(), subject: z.string() })),
})
export type Me = z.infer<typeof Me>

/** A place where the person is signed in. */
export const DeviceSession = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  isImpersonation: z.boolean(),
  entityName: z.nullable(z.string()),
  agent: z.string(),
  address: z.string(),
  country: z.nullable(z.string()), // of the address, where it is known
  isStrong: z.boolean(), // opened with a second factor or a passkey
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
})
export type DeviceSession = z.infer<typeof DeviceSession>

/** A time when an admin of the marketplace was in the person's place. */
export const Impersonation = z.object({
  id: z.uuid(),
  adminName: z.string(),
  reason: z.nullable(z.string()),
  at: z.iso.datetime(),
  requests: z.int(),
  lastAt: z.iso.datetime(),
})
export type Impersonation = z.infer<typeof Impersonation>

const Mail = z.strictObject({ email })
export const Credentials = z.strictObject({ email, password: required.check(z.maxLength(200, 'rules.max')) })
export const Code = z.strictObject({ email, otp: digits(6) })
export const NewPassword = z
  .strictObject({ token: required.check(z.maxLength(200)), password, password2: z.string() })
  .check(confirmed('password', 'password2'))
export const ChangedPassword = z
  .strictObject({ oldPassword: z.string().check(z.maxLength(200)), password, password2: z.string() })
  .check(confirmed('password', 'password2'))
export const Person = z.strictObject({
  firstName: z.optional(nameUpTo(60)),
  lastName: z.optional(nameUpTo(60)),
  language: z.optional(Language),
  theme: z.optional(Theme),
  ...seenVersion,
})
export const Switch = z.strictObject({
  role: z.optional(Role),
  entityType: z.optional(z.nullable(EntityType)),
  associationId: z.optional(z.uuid()),
})
/** Shown to the admin while they impersonate, to the person afterwards, and in the audit log. */
export const ImpersonationReason = min(5).check(z.maxLength(200, 'rules.max'))
const byId = z.strictObject({ id: z.uuid() })
const mailsAMinute = { tries: 5, seconds: 60, per: 'address' } as const

export const identity = {
  login: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/login',
    duringMaintenance: true,
    allow: 'public',
    body: Credentials,
    reply: FirstStep,
    successMessage: ({ token }: FirstStep) => (token === null ? 'identity.secondStepNext' : 'identity.signedIn'),
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
  guestLogin: endpoint({
    method: 'POST',
    path: '/api/common/guest-user/login',
    duringMaintenance: true,
    allow: 'public',
    reply: SignedIn,
    limit: { tries: 30, seconds: 60, per: 'address' },
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/forget-password',
    duringMaintenance: true,
    allow: 'public',
    body: Mail,
    reply: z.null(),
    successMessage: 'identity.resetSent',
    mails: true,
    limit: mailsAMinute,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/reset-password',
    duringMaintenance: true,
    allow: 'public',
    body: NewPassword,
    reply: z.null(),
    successMessage: 'identity.passwordChanged',
    limit: { tries: 20, seconds: 60, per: 'address' },
  }),
  sendLoginLink: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/send-login-link',
    duringMaintenance: true,
    allow: 'public',
    body: z.extend(Mail, { redirect: z.optional(max(500)) }),
    reply: z.null(),
    successMessage: 'identity.linkSent',
    mails: true,
    limit: mailsAMinute,
  }),
  sendOtp: endpoint({
    method: 'POST',
    path: '/api/auth/send-otp',
    duringMaintenance: true,
    allow: 'public',
    body: Mail,
    reply: z.null(),
    successMessage: 'identity.codeSent',
    mails: true,
    limit: mailsAMinute,
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: '/api/auth/verify-otp',
    duringMaintenance: true,
    allow: 'public',
    body: Code,
    reply: Verified,
    limit: { tries: 20, seconds: 60, per: 'address' },
  }),
  checkEmail: endpoint({
    method: 'POST',
    path: '/api/auth/user/check-email',
    allow: 'public',
    body: Mail,
    reply: z.object({ available: z.boolean() }),
    limit: mailsAMinute,
  }),
  switchUser: endpoint({
    method: 'POST',
    path: '/api/v2/users/token',
    duringMaintenance: true,
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    links: ['loginLink'],
    body: Switch,
    reply: FirstStep,
  }),
  magicLinkLogin: endpoint({
    method: 'PUT',
    path: '/api/v2/users/magic-link-login',
    duringMaintenance: true,
    allow: ['read', 'Profile'],
    links: ['magicLink'],
    reply: SignedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v2/users/logout',
    duringMaintenance: true,
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    reply: z.null(),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/v2/users',
    duringMaintenance: true,
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    links: ['loginLink', 'magicLink'],
    reply: Me,
  }),
  changeMe: endpoint({
    method: 'PATCH',
    path: '/api/v2/users',
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    personal: true,
    body: Person,
    reply: Me,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/v2/users/profile/change-password',
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    personal: true,
    body: ChangedPassword,
    reply: z.null(),
    successMessage: 'identity.passwordChanged',
    limit: { tries: 10, seconds: 60, per: 'user' },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v2/users/sessions',
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    reply: z.array(DeviceSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/sessions/:id',
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    params: byId,
    reply: z.null(),
    successMessage: 'identity.sessionEnded',
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/sessions',
    allow: ['read', 'Profile'],
    personal: true,
    beforeTwoFactor: true,
    reply: z.object({ ended: z.int() }),
    successMessage: 'identity.otherSessionsEnded',
  }),
  impersonations: endpoint({
    method: 'GET',
    path: '/api/v2/users/impersonations',
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    reply: z.array(Impersonation),
  }),
  makeMagicLink: endpoint({
    method: 'POST',
    path: '/api/admin/magic-links',
    allow: ['manage', 'Souk'],
    staff: 'support',
    personal: true,
    body: z.strictObject({ userId: z.uuid(), reason: ImpersonationReason }),
    reply: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    status: 201,
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
}
