import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'

/** For a mail that has an account; the sign-in knows it already. */
export function SignInInstead({ fieldError }: { fieldError: string | undefined }) {
  const t = useT('sign-up')
  if (fieldError !== t('entities.emailTaken')) return null
  return (
    <ButtonLink isWide to="/login">
      {t('taken.signIn')}
    </ButtonLink>
  )
}
