import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useAccount } from './use-account.ts'

/** The account menu, or the sign-in link when signed out. */
export function AccountCorner({ shape }: { shape: 'line' | 'initials' }) {
  const t = useT('shell')
  const account = useAccount()
  if (account) return <AccountMenu {...account} shape={shape} />
  return (
    <ButtonLink to="/login" isWide={shape === 'line'}>
      {t('account.signIn')}
    </ButtonLink>
  )
}
