import { endpoint } from '../core/endpoint.ts'
import { NotificationSettings, SettingsChange } from './notification-settings.ts'

/** They belong to the person, whichever association they work in. */
export const notificationSettings = {
  read: endpoint({
    method: 'GET',
    path: '/api/v2/users/notification-settings',
    allow: ['read', 'Profile'],
    reply: NotificationSettings,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v2/users/notification-settings',
    allow: ['read', 'Profile'],
    personal: true,
    body: SettingsChange,
    reply: NotificationSettings,
  }),
}
