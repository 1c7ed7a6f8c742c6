import { BareButton } from '../bare-button.tsx'
import { MessageScreen } from './message-screen.tsx'
import { useWord } from '../app-words.ts'

export function UnderMaintenancePage() {
  const word = useWord()
  const actions = (
    <BareButton look="primary" onClick={() => location.assign('/')}>
      {word('maintenance.retry')}
    </BareButton>
  )
  return (
    <MessageScreen title={word('maintenance.title')} actions={actions}>
      <p>{word('maintenance.text')}</p>
    </MessageScreen>
  )
}
