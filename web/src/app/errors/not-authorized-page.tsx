import { useSyncExternalStore } from 'react'
import { oneOf, useUrlState } from '../../lib/url/url-state.ts'
import { onSessionChange, session } from '../../lib/session/session.ts'
import { BareLink } from '../bare-button.tsx'
import { MessageScreen } from './message-screen.tsx'
import { useWord } from '../app-words.ts'

export function NotAuthorizedPage() {
  const word = useWord()
  const { token, userData } = useSyncExternalStore(onSessionChange, session) // as `useSession`, whose file comes with the kit
  const [{ reason }] = useUrlState({ reason: oneOf(['marketplace']) })
  const actions = (
    <>
      <BareLink look="primary" to="/">
        {word(token ? 'actions.home' : 'actions.signIn')}
      </BareLink>
      {token && (
        <BareLink look="plain" to="/logout">
          {word('actions.otherAccount')}
        </BareLink>
      )}
    </>
  )
  const note = userData?.email && (
    <p className="caption">
      {word('notAuthorized.signedInAs')} <bdi>{userData.email}</bdi>
    </p>
  )
  return (
    <MessageScreen title={word(reason ? 'marketplace.title' : 'notAuthorized.title')} actions={actions} note={note}>
      <p>{word(reason ? 'marketplace.text' : 'notAuthorized.text')}</p>
    </MessageScreen>
  )
}
