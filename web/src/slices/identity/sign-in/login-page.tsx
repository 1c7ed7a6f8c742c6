import { useT } from '../../../lib/language/use-t.ts'
import { isMaintained } from '../../../lib/session/maintained.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { LoginForm } from './login-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'
import { useGoOn } from './use-go-on.ts'

/** /login, with a password; the other ways in have addresses of their own. */
export function LoginPage() {
  const t = useT('identity')
  const goOn = useGoOn()
  return (
    <EntryFrame title={t('login.title')} lead={t('login.lead')}>
      {isMaintained() && <Notice kind="warning">{t('login.maintained')}</Notice>}
      <LoginForm onDone={goOn} />
      <OtherWays ways={['link', 'code']} first={<PasskeyEntry />} />
    </EntryFrame>
  )
}
