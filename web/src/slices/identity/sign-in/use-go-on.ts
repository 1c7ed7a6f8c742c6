import { useNavigate } from 'react-router'
import { rememberedRedirect, rememberRedirect } from '../../../lib/session/session.ts'

/** After signing in: where the person wanted to go, else home. */
export function useGoOn(): () => void {
  const navigate = useNavigate()
  return () => {
    const target = rememberedRedirect() ?? '/'
    rememberRedirect(null)
    void navigate(target, { replace: true })
  }
}
