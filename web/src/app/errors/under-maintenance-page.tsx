import { localeOf } from '@souk/contract/core/language.ts'
import { language } from '../../lib/language/language.ts'
import { maintainedUntil } from '../../lib/session/maintained.ts'
import { BareButton } from '../bare-button.tsx'
import { MessageScreen } from './message-screen.tsx'
import { useWord } from '../app-words.ts'

/** Where everyone but the marketplace's own people is led while it is worked on. */
export function UnderMaintenancePage() {
  const word = useWord()
  const until = maintainedUntil()
  const time = until?.toLocaleTimeString(localeOf(language()), { hour: '2-digit', minute: '2-digit' })
  const actions = (
    <BareButton look="primary" onClick={() => location.assign('/')}>
      {word('maintenance.retry')}
    </BareButton>
  )
  return (
    <MessageScreen title={word('maintenance.title')} actions={actions}>
      <p>{word('maintenance.text')}</p>
      {time && <p>{word('maintenance.until', { time })}</p>}
    </MessageScreen>
  )
}
