import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { onSessionChange, session } from '../../lib/session/session.ts'
import { BareLink } from '../bare-button.tsx'
import { MessageScreen } from './message-screen.tsx'
import { useWord } from '../app-words.ts'

export function NotAuthorizedPage() {
  const word = useWord()
  const { token, userData } = useSyncExternalStore(onSessionChange, session) // as `useSession`, whose file comes with the kit
  const isMarketplace = useSearchParams()[0].get('reason') === 'marketplace'
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
    <MessageScreen
      title={word(isMarketplace ? 'marketplace.title' : 'notAuthorized.title')}
      actions={actions}
      note={note}
    >
      <p>{word(isMarketplace ? 'marketplace.text' : 'notAuthorized.text')}</p>
    </MessageScreen>
  )
}
