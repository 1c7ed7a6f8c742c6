import { useEffect } from 'react'
import { signOut } from '../../../lib/session/sign-out.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { previousAddress } from '../../../lib/session/visits.ts'
import { endSession } from '../model/identity.data.ts'

/** /logout: ends the session on the server and here, and leads to the sign-in with the way back. */
export function LogoutPage() {
  const t = useT('identity')
  useEffect(() => {
    void endSession().then(() => signOut(previousAddress()))
  }, [])
  return <output>{t('logout.busy')}</output>
}
