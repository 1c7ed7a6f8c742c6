import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { sendLoginLink } from '../model/identity.data.ts'
import { isolated } from './isolated.ts'
import { MailWay } from './mail-way.tsx'

type Props = { kind: 'magicLink' | 'loginLink'; email: string | null }

/** A link that was used or is too old. Who is signed in, perhaps by the first click on it, simply goes on. */
export function DeadLink({ kind, email }: Props) {
  const t = useT('identity')
  const { token, userData } = useSession()
  const name = userData?.email
  const goOn = token && name && (
    <ButtonLink look="primary" isWide to="/">
      {t('dead.goOn', { name: isolated(name) })}
    </ButtonLink>
  )
  const others = (
    <ButtonLink look="quiet" isWide to="/login">
      {t('dead.other')}
    </ButtonLink>
  )
  if (kind === 'magicLink' || goOn) {
    return (
      <EntryFrame
        step="dead"
        isSudden
        title={t('dead.title')}
        lead={t(kind === 'magicLink' ? 'dead.magic' : 'dead.signedIn')}
      >
        {goOn || others}
      </EntryFrame>
    )
  }
  return (
    <MailWay words="dead" email={email} send={sendLoginLink}>
      {others}
    </MailWay>
  )
}
