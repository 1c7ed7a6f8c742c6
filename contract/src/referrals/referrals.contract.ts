import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { email, max } from '../core/rules.ts'
import { readers, ViewedEntity } from '../core/viewed-entity.ts'
import { rights } from '../core/rights/rights.ts'
import { allReferralList, referralList } from './referral-list.ts'

export const ReferralStatus = z.enum(['INVITED', 'JOINED', 'QUALIFIED', 'REWARDED', 'EXPIRED'])
const RefusalReason = z.enum(['self', 'circle', 'sameDomain', 'sameTaxNumber', 'sameAddress', 'repeated', 'declined'])

export const Referral = z.object({
  id: z.uuid(),
  name: z.string(), // of the entity once it has joined, else the mail that was invited
  status: ReferralStatus,
  missing: z.nullable(z.enum(['join', 'order', 'payment', 'release', 'cap'])), // to the next step
  refusal: z.nullable(RefusalReason),
  reward: z.nullable(z.string()), // in US dollars
  invitedAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
})
export type Referral = z.infer<typeof Referral>

export const Referrals = z.object({
  code: z.string(),
  link: z.string(),
  earned: z.string(),
  cap: z.string(),
  rewards: z.object({ retailer: z.string(), brand: z.string() }), // for each that qualifies
  appliesRewards: z.boolean(),
  ...page({ referrals: z.array(Referral) }).shape,
})
export type Referrals = z.infer<typeof Referrals>

const traders = { allow: ['read', 'Referrals'], sides: ['brand', 'retailer'] } as const

export const referrals = {
  read: endpoint({
    method: 'GET',
    path: '/api/users/referrals',
    ...traders,
    sides: readers,
    query: z.safeExtend(listQuery(referralList), { entityId: ViewedEntity }),
    reply: Referrals,
  }),
  /** A new code; the old one stops working. */
  renew: endpoint({
    method: 'POST',
    path: '/api/users/referrals',
    ...rights.changeReferrals,
    reply: z.object({ code: z.string(), link: z.string() }),
    status: 201,
    successMessage: 'referrals.renewed',
    limit: { tries: 5, seconds: 3_600, per: 'user' },
  }),
  sendEmail: endpoint({
    method: 'POST',
    path: '/api/users/referrals/send-email',
    ...traders,
    body: z.strictObject({
      emails: z.array(email).check(z.minLength(1, 'referrals.noEmail'), z.maxLength(10, 'referrals.tooMany')),
      message: z._default(max(500), ''),
    }),
    reply: z.object({ invited: z.int(), known: z.int() }), // those who had an invitation already are not written to again
    status: 201,
    idempotent: true,
    successMessage: 'referrals.sent',
    mails: true,
  }),
  validate: endpoint({
    method: 'POST',
    path: '/api/users/referrals/validate',
    allow: 'public',
    body: z.strictObject({ code: max(40), email: z._default(max(254), ''), website: z._default(max(200), '') }),
    reply: z.object({ referrer: z.string() }),
    limit: { tries: 20, seconds: 60, per: 'address' },
  }),
  walletRule: endpoint({
    method: 'PUT',
    path: '/api/users/referrals/walletRule',
    ...rights.changeReferrals,
    body: z.strictObject({ appliesRewards: z.boolean() }),
    reply: z.object({ appliesRewards: z.boolean() }),
    successMessage: 'referrals.saved',
  }),
}

const AdminReferral = z.extend(Referral, { referrer: z.string() })
export type AdminReferral = z.infer<typeof AdminReferral>

export const referralsAdmin = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/referrals',
    allow: ['manage', 'Souk'],
    staff: 'money',
    query: listQuery(allReferralList),
    reply: page({ referrals: z.array(AdminReferral) }),
  }),
  /** Pays the reward of a referral that qualified, or declines it. */
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/referrals/:id/decide',
    allow: ['manage', 'Souk'],
    staff: 'money',
    personal: true,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ decision: z.enum(['RELEASE', 'DECLINE']) }),
    reply: AdminReferral,
    successMessage: 'referrals.saved',
    idempotent: true,
  }),
}
