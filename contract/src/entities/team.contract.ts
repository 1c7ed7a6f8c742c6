import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { email, required } from '../core/rules.ts'
import { seenVersion } from '../core/saved-version.ts'
import { rights } from '../core/rights/rights.ts'
import { UserScope } from '../identity/identity.contract.ts'
import { PersonName } from './entity-shapes.ts'

export const TeamRole = z.enum(['entityAdmin', 'salesManager', 'salesRepresentative'])
export type TeamRole = z.infer<typeof TeamRole>

/** A teammate. `userId` identifies them in paths. */
export const Teammate = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: TeamRole,
  managerId: z.nullable(z.uuid()), // the user id of a representative's manager
  managerName: z.nullable(z.string()),
  isYou: z.boolean(),
  isPending: z.boolean(), // invited, and not yet here
  isHandover: z.boolean(), // was asked to take over as account admin
  mayChange: z.boolean(), // by the reader
  lastSeenAt: z.nullable(z.iso.datetime()),
  version: z.int(),
})
export type Teammate = z.infer<typeof Teammate>

export const Invitation = z.strictObject({
  email,
  firstName: PersonName,
  lastName: PersonName,
  role: TeamRole,
  managerId: z.optional(z.nullable(z.uuid())), // of a representative; a sales manager's own without saying
})
export type Invitation = z.output<typeof Invitation>
export const TeammateChange = z.strictObject({
  role: z.optional(TeamRole),
  managerId: z.optional(z.nullable(z.uuid())),
  ...seenVersion,
})

const mayLead = rights.leadTeam
const leaders = rights.leadSales
const byUser = z.strictObject({ userId: z.uuid() })

export const team = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/users/profile/additional-user',
    allow: ['read', 'Profile'],
    roles: ['entityAdmin', 'salesManager', 'salesRepresentative'],
    reply: z.array(Teammate),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v2/users/profile/additional-user',
    ...mayLead,
    body: Invitation,
    reply: Teammate,
    status: 201,
    successMessage: 'team.invited',
    mails: true,
    idempotent: true,
    limit: { tries: 30, seconds: 3600, per: 'user' },
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v2/users/profile/additional-user/:userId',
    ...mayLead,
    params: byUser,
    body: TeammateChange,
    reply: Teammate,
    successMessage: 'team.changed',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/users/profile/additional-user/:userId',
    ...mayLead,
    params: byUser,
    reply: z.null(),
    successMessage: 'team.removed',
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/api/v2/users/profile/additional-user/:userId/invitation',
    ...mayLead,
    params: byUser,
    reply: z.null(),
    successMessage: 'team.invited',
    mails: true,
    idempotent: true,
    limit: { tries: 10, seconds: 3600, per: 'user' },
  }),
  offerSuperUser: endpoint({
    method: 'POST',
    path: '/api/v2/users/profile/super-user',
    ...rights.handOver,
    body: byUser,
    reply: z.null(),
    successMessage: 'team.handoverAsked',
    idempotent: true,
    limit: { tries: 10, seconds: 3600, per: 'user' },
  }),
  /** Made by the teammate who was asked: the mail's token says for which entity and by whom. */
  acceptSuperUser: endpoint({
    method: 'PUT',
    path: '/api/v2/users/profile/super-user',
    allow: ['read', 'Profile'],
    personal: true,
    body: z.strictObject({ token: required.check(z.maxLength(200)) }),
    reply: z.null(),
    successMessage: 'team.handedOver',
  }),
  salesReps: endpoint({
    method: 'GET',
    path: '/api/v2/users/entity/sales-reps',
    ...leaders,
    reply: z.array(Teammate),
  }),
  salesManagers: endpoint({
    method: 'GET',
    path: '/api/v2/users/entity/sales-managers',
    ...leaders,
    reply: z.array(Teammate),
  }),
  scope: endpoint({
    method: 'GET',
    path: '/api/v2/users/entity/:userId/scope',
    allow: ['read', 'Profile'],
    roles: ['entityAdmin', 'salesManager', 'salesRepresentative'],
    params: byUser,
    reply: z.array(UserScope),
  }),
}
