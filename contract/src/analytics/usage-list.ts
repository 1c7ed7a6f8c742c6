import { list } from '../core/lists/list.ts'

export const ownUsageList = list({ filters: {}, sorts: ['newest'] })
