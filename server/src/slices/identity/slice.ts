import { identity } from '@souk/contract/identity/identity.contract.ts'
import { notificationSettings } from '@souk/contract/identity/notification-settings.contract.ts'
import { listViews } from '@souk/contract/identity/list-views.contract.ts'
import { passkeys, privacy, twoFactor } from '@souk/contract/identity/security.contract.ts'
import { setup } from '@souk/contract/identity/setup.contract.ts'
import { identityMessages } from '@souk/contract/identity/identity.messages.ts'
import { identityReactions } from './identity.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { identityJobs } from './identity.jobs.ts'
import { identityMailWords } from './identity.mail-words.ts'
import { identityHandlers, setupHandlers } from './identity.routes.ts'
import { listViewHandlers } from './list-views.routes.ts'
import { notificationSettingsHandlers } from './notification-settings.routes.ts'
import { privacyHandlers, privacyJobs } from './privacy/privacy.routes.ts'
import { passkeyHandlers, twoFactorHandlers } from './security/security.routes.ts'
import { identitySummaries } from './identity.summaries.ts'

export const identitySlice = slice({
  name: 'identity',
  about: 'Signing in and the signed-in person. No API key can make these calls.',
  groups: {
    identity: calls(identity, identityHandlers),
    twoFactor: calls(twoFactor, twoFactorHandlers),
    passkeys: calls(passkeys, passkeyHandlers),
    privacy: calls(privacy, privacyHandlers),
    notificationSettings: calls(notificationSettings, notificationSettingsHandlers),
    setup: calls(setup, setupHandlers),
    listViews: calls(listViews, listViewHandlers),
  },
  summaries: identitySummaries,
  messages: [identityMessages, identityMailWords],
  jobs: (deps) => [...identityJobs(deps), ...privacyJobs(deps)],
  reactions: identityReactions,
})
