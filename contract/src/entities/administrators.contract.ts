import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { email } from '../core/rules.ts'
import { staffAreas } from '../core/rights/staff.ts'
import { seenVersion } from '../core/saved-version.ts'
import { Because } from './console.contract.ts'
import { PersonName } from './entity-shapes.ts'

export const StaffArea = z.enum(staffAreas)

/** One of the people who run the marketplace. */
export const Administrator = z.object({
  userId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  area: z.nullable(StaffArea), // null: may change everything
  isYou: z.boolean(),
  isPending: z.boolean(), // invited, and not yet here
  hasSecondFactor: z.boolean(),
  since: z.iso.datetime(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  version: z.int(),
})
export type Administrator = z.infer<typeof Administrator>

export const AdministratorInvitation = z.strictObject({
  email,
  firstName: PersonName,
  lastName: PersonName,
  area: z.optional(z.nullable(StaffArea)), // none: everything
})
export const AdministratorChange = z.strictObject({ area: z.nullable(StaffArea), ...seenVersion })
/** The link stands here only where the marketplace cannot send it by mail. */
const Invited = z.object({ link: z.nullable(z.string()) })

const admin = { allow: ['manage', 'Souk'] } as const
const byUser = z.strictObject({ userId: z.uuid() })

export const administrators = {
  list: endpoint({ method: 'GET', path: '/api/admin/administrators', ...admin, reply: z.array(Administrator) }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/administrators',
    ...admin,
    body: AdministratorInvitation,
    reply: Invited,
    status: 201,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/api/admin/administrators/:userId/invitation',
    ...admin,
    params: byUser,
    reply: Invited,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/administrators/:userId',
    ...admin,
    params: byUser,
    body: AdministratorChange,
    reply: Administrator,
    successMessage: 'entities.saved',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/administrators/:userId',
    ...admin,
    params: byUser,
    body: Because,
    reply: z.null(),
    successMessage: 'entities.administratorRemoved',
  }),
}
