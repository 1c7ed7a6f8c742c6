import { Suspense } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { askToSignUp, useSignUpPrompt } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'

const SignUpModal = lazyDialog(async () => {
  const [module] = await Promise.all([import('../../../slices/identity/sign-up-modal.tsx'), loadNamespaces('guest')])
  return module.SignUpModal
})

/** The way in for a guest, always in reach. */
export function GuestCorner() {
  const t = useT('shell')
  const { entityType } = useSession()
  const isAsked = useSignUpPrompt()
  if (entityType !== 'guest') return null
  return (
    <>
      <Button look="primary" size="small" onClick={askToSignUp}>
        {t('account.signUp')}
      </Button>
      {isAsked && (
        <Suspense>
          <SignUpModal />
        </Suspense>
      )}
    </>
  )
}
