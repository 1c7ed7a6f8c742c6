import { z } from 'zod/mini'
import { notificationKinds } from './notification-kinds.ts'

export const NotificationKind = z.enum(notificationKinds)

/** All off means that the kind is not told at all. */
const Channels = z.strictObject({ inApp: z.boolean(), mail: z.boolean(), digest: z.boolean() })

const Hour = z.int().check(z.minimum(0), z.maximum(23))
/** From an hour of the day until another, over midnight where the first is later. */
export const QuietHours = z
  .strictObject({ from: Hour, until: Hour, timeZone: z.string().check(z.minLength(1), z.maxLength(60)) })
  .check(z.refine(({ from, until }) => from !== until, { path: ['until'], error: 'identity.quietHoursEmpty' }))
export type QuietHours = z.infer<typeof QuietHours>

export const KindSetting = z.strictObject({ kind: NotificationKind, ...Channels.shape })
export const NotificationSettings = z.object({
  kinds: z.array(z.object({ ...KindSetting.shape, isRequired: z.boolean() })),
  quiet: z.nullable(QuietHours),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

export const SettingsChange = z.strictObject({
  kinds: z.optional(z.array(KindSetting).check(z.maxLength(notificationKinds.length))),
  quiet: z.optional(z.nullable(QuietHours)),
})
