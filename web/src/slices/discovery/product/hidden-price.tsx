import { askToSignUp } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'

/** What opens a wholesale price that this reader may not know: an account, then a connection with the brand. */
export function HiddenPrice({ brandId }: { brandId: string }) {
  const t = useT('discovery')
  const { entityType } = useSession()
  if (entityType === 'guest') {
    return <Button onClick={askToSignUp}>{t('price.signUp')}</Button>
  }
  if (entityType !== 'retailer') return null
  return <ButtonLink to={`/brand/${brandId}`}>{t('price.connect')}</ButtonLink>
}
