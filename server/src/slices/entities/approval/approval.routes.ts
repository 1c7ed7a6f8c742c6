import type { approvals } from '@souk/contract/entities/approval.contract.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { entityOf } from '../model/own-entity.ts'
import { findApproval, listBrands, presentAdminBrand, presentApproval } from './approval.queries.ts'
import { decideBrand } from './decide-brand.ts'
import { submitBrand } from './submit-brand.ts'

export const approvalHandlers: Handlers<typeof approvals> = {
  async read({ actor }, { db }) {
    return presentApproval(found(await findApproval(db, entityOf(actor))))
  },
  submit: ({ actor, caller }, deps) => submitBrand(deps, actor, caller),
  async list({ query }, { db, key }) {
    const { rows, ...page } = await listBrands(db, query)
    return { items: rows.map((row) => presentAdminBrand(row, key)), ...page }
  },
  decide: ({ actor, params, body, caller }, deps) => decideBrand(deps, actor, params.id, body, caller),
}
