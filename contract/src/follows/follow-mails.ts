import { z } from 'zod/mini'

/** The mails about followed brands; each can be unsubscribed on its own. */
export const MailKind = z.enum(['opening', 'closing', 'digest'])
export type MailKind = z.infer<typeof MailKind>

/** So far a calendar can be looked at in one go: a year and a day. */
export const longestCalendar = 366 * 86_400_000
