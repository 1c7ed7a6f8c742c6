import { useNavigate } from 'react-router'
import { pendingChallenge } from '../../../lib/session/pending-challenge.ts'
import { rememberedRedirect, rememberRedirect } from '../../../lib/session/session.ts'

/** After the first step: to the second, where there is one. After signing in: where the person wanted to go, else home. */
export function useGoOn(): () => void {
  const navigate = useNavigate()
  return () => {
    if (pendingChallenge()) return void navigate('/login/second-step')
    const target = rememberedRedirect() ?? '/'
    rememberRedirect(null)
    void navigate(target, { replace: true })
  }
}
