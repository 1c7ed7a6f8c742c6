import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { digits, max, nameUpTo, required } from '../core/rules.ts'
import { SignedIn } from './sign-in-shapes.ts'

const own = { allow: ['read', 'Profile'], personal: true, beforeTwoFactor: true } as const
const byId = z.strictObject({ id: z.uuid() })
const tries = { tries: 20, seconds: 60, per: 'user' } as const

/** What proves that the person is at the keyboard: a code where two-factor is on, else the password. */
export const Proof = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(200))),
  code: z.optional(max(40)),
})
export type Proof = z.infer<typeof Proof>
export const proofKinds = ['code', 'password', 'recent'] as const

/** Six digits of an authenticator app, or a recovery code. */
export const SecondFactor = z.strictObject({
  challenge: required.check(z.maxLength(200)),
  code: required.check(z.maxLength(40)),
})

export const TwoFactorState = z.object({
  isOn: z.boolean(),
  since: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean(), // for this person, by the settings of the marketplace
  proof: z.enum(proofKinds),
})
export type TwoFactorState = z.infer<typeof TwoFactorState>

/** The picture is a square of `size` modules; `path` draws the dark ones. */
export const TwoFactorSetup = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
})
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export const ConfirmCode = z.strictObject({ code: digits(6) })

export const twoFactor = {
  read: endpoint({ method: 'GET', path: '/api/v2/users/two-factor', ...own, reply: TwoFactorState }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v2/users/two-factor',
    ...own,
    body: Proof,
    reply: TwoFactorSetup,
    limit: tries,
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/v2/users/two-factor',
    ...own,
    body: ConfirmCode,
    reply: RecoveryCodes,
    successMessage: 'identity.twoFactorOn',
    limit: tries,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/two-factor',
    ...own,
    body: Proof,
    reply: z.null(),
    successMessage: 'identity.twoFactorOff',
    limit: tries,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/v2/users/two-factor/recovery-codes',
    ...own,
    body: Proof,
    reply: RecoveryCodes,
    limit: tries,
  }),
  secondStep: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/second-step',
    duringMaintenance: true,
    allow: 'public',
    body: SecondFactor,
    reply: SignedIn,
    successMessage: 'identity.signedIn',
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
}

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof Passkey>
export const PasskeyName = z.strictObject({ name: nameUpTo(60) })
/** What the browser's WebAuthn functions take and give; the server's library checks it. */
const Ceremony = z.looseObject({})

export const passkeys = {
  list: endpoint({ method: 'GET', path: '/api/v2/users/passkeys', ...own, reply: z.array(Passkey) }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v2/users/passkeys/options',
    ...own,
    body: Proof,
    reply: Ceremony,
    limit: tries,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v2/users/passkeys',
    ...own,
    body: z.extend(PasskeyName, { response: Ceremony }),
    reply: Passkey,
    status: 201,
    successMessage: 'identity.passkeyAdded',
    limit: tries,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/v2/users/passkeys/:id',
    ...own,
    params: byId,
    body: PasskeyName,
    reply: Passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/passkeys/:id',
    ...own,
    params: byId,
    body: Proof,
    reply: z.null(),
    successMessage: 'identity.passkeyRemoved',
    limit: tries,
  }),
  beginSignIn: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/passkey/options',
    duringMaintenance: true,
    allow: 'public',
    reply: Ceremony,
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/v2/users/noAuth/passkey',
    duringMaintenance: true,
    allow: 'public',
    body: z.strictObject({ response: Ceremony }),
    reply: SignedIn,
    successMessage: 'identity.signedIn',
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
}

export const DataExport = z.object({
  id: z.uuid(),
  status: z.enum(['PROCESSING', 'READY', 'FAILED']),
  bytes: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type DataExport = z.infer<typeof DataExport>

export const deletionGraceDays = 14
/** What stands in the way of deleting the account, and what happens to each entity the person leads alone. */
export const Deletion = z.object({
  dueAt: z.nullable(z.iso.datetime()),
  handOver: z.array(z.object({ id: z.uuid(), name: z.string() })), // others work there, and this is the last admin
  finish: z.array(z.object({ id: z.uuid(), name: z.string(), orders: z.int(), invoices: z.int() })), // something is open
  closes: z.array(z.object({ id: z.uuid(), name: z.string() })), // closed together with the account
  isLastAdmin: z.boolean(), // of the marketplace itself
  kept: z.array(z.object({ kind: z.string(), count: z.int() })),
})
export type Deletion = z.infer<typeof Deletion>

export const privacy = {
  exports: endpoint({ method: 'GET', path: '/api/v2/users/data-exports', ...own, reply: z.array(DataExport) }),
  requestExport: endpoint({
    method: 'POST',
    path: '/api/v2/users/data-exports',
    ...own,
    reply: DataExport,
    status: 202,
    successMessage: 'identity.exportStarted',
    limit: { tries: 5, seconds: 3600, per: 'user' },
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/v2/users/data-exports/:id/file',
    ...own,
    params: byId,
    reply: z.unknown(),
    raw: ['zip'],
  }),
  deletion: endpoint({ method: 'GET', path: '/api/v2/users/deletion', ...own, reply: Deletion }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/api/v2/users/deletion',
    ...own,
    body: Proof,
    reply: Deletion,
    successMessage: 'identity.deletionScheduled',
    limit: tries,
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/deletion',
    ...own,
    reply: Deletion,
    successMessage: 'identity.deletionCancelled',
  }),
}
