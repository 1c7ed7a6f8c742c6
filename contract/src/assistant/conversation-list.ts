import { list } from '../core/lists/list.ts'

export const conversationList = list({ filters: {}, sorts: ['newest'] })
