import { useSearchParams } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

/** Where other places send people when something broke: `?requestId=` says which call it was. */
export function ErrorPage() {
  const requestId = useSearchParams()[0].get('requestId')
  return <ErrorScreen requestId={requestId} onReload={() => location.assign('/')} />
}
