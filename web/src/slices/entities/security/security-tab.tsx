import { may } from '@souk/contract/core/abilities.ts'
import { twoFactor } from '@souk/contract/identity/security.contract.ts'
import { useActor, useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { SessionList } from '../account/session-list.tsx'
import { ImpersonationList } from '../admin/impersonation-list.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

/** How the person signs in, where they are signed in, and what is stored about them. */
export function SecurityTab() {
  const t = useT('security')
  const account = useT('account')
  const { userData } = useSession()
  const isOwn = may(useActor(), twoFactor.read)
  return (
    <>
      {!isOwn && <Notice kind="info">{account('notYours')}</Notice>}
      {userData?.needsTwoFactor && <Notice kind="warning">{t('console.closed')}</Notice>}
      {isOwn && (
        <>
          <ProfileSection title={t('twoFactor.title')} text={t('twoFactor.text')}>
            <TwoFactorSection />
          </ProfileSection>
          <ProfileSection title={t('passkeys.title')} text={t('passkeys.text')}>
            <PasskeySection />
          </ProfileSection>
        </>
      )}
      <ProfileSection title={account('devices.title')} text={account('devices.text')}>
        <SessionList />
      </ProfileSection>
      <ProfileSection title={account('visits.title')} text={account('visits.text')}>
        <ImpersonationList />
      </ProfileSection>
      <ProfileSection title={account('activity.title')} text={account('activity.text')}>
        <div>
          <ButtonLink to="/profile/activity">{account('activity.open')}</ButtonLink>
        </div>
      </ProfileSection>
      {isOwn && (
        <>
          <ProfileSection title={t('data.title')} text={t('data.text')}>
            <DataSection />
          </ProfileSection>
          <ProfileSection title={t('delete.heading')} text={t('delete.lead')}>
            <DeleteSection />
          </ProfileSection>
        </>
      )}
    </>
  )
}
