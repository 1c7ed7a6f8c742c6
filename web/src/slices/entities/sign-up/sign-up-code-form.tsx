import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useNavigate } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { loadCodeForm } from '../../identity/door.ts'
import { BackLink } from './sign-up-actions.tsx'
import styles from './sign-up-actions.module.css'
import { useCarried, useGoOn } from './sign-up-go-on.ts'
import { useFirstField } from './sign-up-step-form.ts'
import { draftNow, isProven } from './sign-up-store.ts'

const CodeForm = lazyPart(async () => (await loadCodeForm()).CodeForm)

/** Together with the form, which comes later than the page. */
function BeginInCode() {
  useFirstField('set-otp')
  return null
}

/** /sign-up/set-otp: the code that was sent. A person who has an account after all is signed in by it. */
export function CodeStep() {
  const t = useT('sign-up')
  const navigate = useNavigate()
  const goOn = useGoOn('set-otp')
  const { isExpired } = useCarried()
  const [draft] = useState(draftNow)
  const [isDone] = useState(() => isProven(draft))
  if (isDone) {
    return (
      <Stack gap={8} className={styles.actions}>
        <Button look="primary" isWide onClick={() => void goOn({})}>
          {t('actions.next')}
        </Button>
        <BackLink step="set-otp" />
      </Stack>
    )
  }
  return (
    <Suspense>
      {isExpired && <Notice kind="warning">{t('set-otp.expired')}</Notice>}
      <CodeForm
        email={draft.email}
        submit={t('actions.next')}
        onBack={() => void navigate('/sign-up/set-email')}
        onUnknown={() => void goOn({})}
        onIn={() => void navigate('/', { replace: true })}
      />
      <BeginInCode />
    </Suspense>
  )
}
