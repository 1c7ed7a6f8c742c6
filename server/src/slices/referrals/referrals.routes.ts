import type { referrals, referralsAdmin } from '@souk/contract/referrals/referrals.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { traderOf, traderToRead } from '../connections/door.ts'
import { checkReferralCode } from '../entities/door.ts'
import { currentRules } from '../wallet/door.ts'
import { decideReferral } from './move-referral.ts'
import { inviteCompanies, linkOf } from './invite-companies.tsx'
import {
  dollars,
  findReferral,
  listAllReferrals,
  listReferrals,
  ownCode,
  preferenceOf,
  presentReferral,
  renewCode,
  setPreference,
} from './referrals.queries.ts'

export const referralsHandlers: Handlers<typeof referrals> = {
  async read({ actor, query: { entityId: viewedId, ...query }, caller }, { db, config }) {
    const { entityId } = await traderToRead(db, actor, { entityId: viewedId, area: 'referrals', caller })
    const { code, earned } = await ownCode(db, entityId)
    const { values } = await currentRules(db)
    const { rows, ...page } = await listReferrals(db, entityId, query)
    const { appliesRewards } = await preferenceOf(db, entityId)
    return {
      code,
      link: linkOf(config.publicUrl, code),
      earned: dollars(earned),
      cap: dollars(values['referral.cap']),
      rewards: { retailer: dollars(values['referral.retailer']), brand: dollars(values['referral.brand']) },
      appliesRewards,
      referrals: rows.map((row) => presentReferral(row, values['referral.cap'])),
      ...page,
    }
  },
  renew: ({ actor, caller }, { db, config }) =>
    inTransaction(db, async (tx) => {
      const code = await renewCode(tx, traderOf(actor).entityId)
      await audit(tx, actor, { action: 'referrals.renewed', subject: code, caller })
      return { code, link: linkOf(config.publicUrl, code) }
    }),
  sendEmail: ({ actor, body, caller }, deps) => inviteCompanies(deps, traderOf(actor), body, caller),
  async validate({ body }, { db }) {
    return { referrer: await checkReferralCode(db, body.code, body) }
  },
  async walletRule({ actor, body }, { db }) {
    await setPreference(db, traderOf(actor).entityId, body.appliesRewards)
    return body
  },
}

export const referralsAdminHandlers: Handlers<typeof referralsAdmin> = {
  async list({ query }, { db }) {
    const { rows, ...page } = await listAllReferrals(db, query)
    const { values } = await currentRules(db)
    const present = (row: (typeof rows)[number]) => ({
      ...presentReferral(row, values['referral.cap']),
      referrer: row.referrer,
    })
    return { referrals: rows.map(present), ...page }
  },
  async decide({ actor, params, body, caller }, { db }) {
    await decideReferral(db, actor, { ...params, ...body }, caller)
    const row = await findReferral(db, params.id)
    const { values } = await currentRules(db)
    return { ...presentReferral(row, values['referral.cap']), referrer: row.referrer }
  },
}
