import { list } from '../core/lists/list.ts'

export const followingList = list({ filters: {}, sorts: ['newest'] })
