import { filter, list } from '../core/lists/list.ts'

export const referralList = list({ filters: {}, sorts: ['newest'] })
/** Of all entities, for the marketplace's own people. */
export const allReferralList = list({ filters: { show: filter.one(['waiting', 'refused']) }, sorts: ['newest'] })
