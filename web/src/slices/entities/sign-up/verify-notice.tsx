import type { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Stands until the address is proven. */
export function VerifyNotice() {
  const t = useT('onboarding')
  const { userData } = useSession()
  const { canMail } = useSettings()
  const sendAgain = useMutation({
    mutationFn: () =>
      call({ method: 'POST', path: '/api/v2/users/send-verification' } as typeof signUp.sendVerification, {}),
  })
  if (!userData?.email || userData.isEmailVerified !== false) return null
  return (
    <Notice
      kind="warning"
      title={t(canMail ? 'verify.title' : 'verify.noMail')}
      action={
        canMail &&
        !sendAgain.isSuccess &&
        !userData.isImpersonated && (
          <Button size="small" isBusy={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
            {t('verify.again')}
          </Button>
        )
      }
    >
      {t(canMail ? 'verify.text' : 'verify.noMail.text', { email: `\u2068${userData.email}\u2069` })}
    </Notice>
  )
}
