import { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { call } from '../../../lib/server/call.ts'

export const markRead = (id: string, isRead: boolean) =>
  call(notifications.markRead, { params: { id }, body: { isRead } }, { isQuiet: true })

export const markAllRead = () => call(notifications.markAllRead, {})
