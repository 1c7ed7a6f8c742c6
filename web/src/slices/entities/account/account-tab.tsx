import { may } from '@souk/contract/core/abilities.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { useActor, useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AccountNameForm } from './account-name-form.tsx'
import { AccountPasswordForm } from './account-password-form.tsx'
import { AccountPreferences } from './account-preferences.tsx'
import { DigestSection } from './account-digest-form.tsx'
import { NotificationSettingsTable } from './notification-settings-table.tsx'
import { QuietHoursSection } from './quiet-hours-form.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { VerifyNotice } from '../sign-up/verify-notice.tsx'

/** The person, whichever entity they work for. What is personal is closed to an admin in their place. */
export function AccountTab() {
  const t = useT('account')
  const actor = useActor()
  const { userData } = useSession()
  const isOwn = may(actor, identity.changeMe)
  const { hasPassword = true, email } = userData ?? {}
  return (
    <>
      {!isOwn && <Notice kind="info">{t('notYours')}</Notice>}
      <VerifyNotice />
      {isOwn && (
        <>
          <ProfileSection title={t('name.title')} text={t('name.text', { email: `\u2068${email ?? ''}\u2069` })}>
            <AccountNameForm />
          </ProfileSection>
          <ProfileSection
            title={t(hasPassword ? 'password.change' : 'password.set')}
            text={t(hasPassword ? 'password.changeText' : 'password.setText')}
          >
            <AccountPasswordForm key={String(hasPassword)} hasPassword={hasPassword} />
          </ProfileSection>
          <ProfileSection title={t('preferences.title')} text={t('preferences.text')}>
            <AccountPreferences />
          </ProfileSection>
          {actor && actor.side !== 'guest' && (
            <>
              <div id="notifications">
                <ProfileSection title={t('notifications.title')} text={t('notifications.text')}>
                  <NotificationSettingsTable />
                </ProfileSection>
              </div>
              <ProfileSection title={t('quiet.title')} text={t('quiet.text')}>
                <QuietHoursSection />
              </ProfileSection>
              <ProfileSection title={t('digest.title')} text={t('digest.text')}>
                <DigestSection />
              </ProfileSection>
            </>
          )}
        </>
      )}
    </>
  )
}
