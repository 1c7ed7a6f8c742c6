import { text, useUrlState } from '../../lib/url/url-state.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Where other places send people when something broke: `?requestId=` says which call it was. */
export function ErrorPage() {
  const [{ requestId }] = useUrlState({ requestId: text() })
  return <ErrorScreen requestId={requestId || null} onReload={() => location.assign('/')} />
}
