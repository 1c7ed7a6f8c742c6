/** What `subscribers.ts` needs to tell people of events. */
export { notificationReactions } from './notifications/notify.ts'
