import { may } from '@souk/contract/core/abilities.ts'
import { twoFactor } from '@souk/contract/identity/security.contract.ts'
import { useActor, useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Waiting } from '../../../ui/feedback/waiting.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { useDevices, useImpersonations } from '../account/account.data.ts'
import { SessionList } from '../account/session-list.tsx'
import { ImpersonationList } from './impersonation-list.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { useDataExports, useDeletion, usePasskeys, useTwoFactor } from './security.data.ts'
import { TwoFactorSection } from './two-factor-section.tsx'

/** How the person signs in, where they are signed in, and what is stored about them. */
export function SecurityTab() {
  return may(useActor(), twoFactor.read) ? <OwnTab /> : <ReadTab />
}

/** Shown in one go: sections that came one by one would push each other away. */
function OwnTab() {
  const reads = [useTwoFactor(), usePasskeys(), useDevices(), useImpersonations(), useDataExports(), useDeletion()]
  return reads.some(({ isPending }) => isPending) ? <Loading /> : <Sections isOwn />
}

function ReadTab() {
  const reads = [useDevices(), useImpersonations()]
  return reads.some(({ isPending }) => isPending) ? <Loading /> : <Sections isOwn={false} />
}

const Loading = () => <Waiting skeleton={<FormSkeleton fields={9} />} />

function Sections({ isOwn }: { isOwn: boolean }) {
  const t = useT('security')
  const account = useT('account')
  const { userData } = useSession()
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
