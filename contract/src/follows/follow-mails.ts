import { z } from 'zod/mini'
import { notificationKinds } from '../identity/notification-kinds.ts'

/** The mails about followed brands; each can be unsubscribed on its own. */
export const MailKind = z.enum(['opening', 'closing', 'digest'])
export type MailKind = z.infer<typeof MailKind>

/** What a link in a mail can end: mails about followed brands, and mails of one kind of notification. */
export const UnsubscribeKind = z.enum([...MailKind.options, ...notificationKinds])
export type UnsubscribeKind = z.infer<typeof UnsubscribeKind>

/** So far a calendar can be looked at in one go: a year and a day. */
export const longestCalendar = 366 * 86_400_000
