import { useNavigate } from 'react-router'
import { text, useUrlState } from '../../lib/url/url-state.ts'
import { BareButton, BareLink } from '../bare-button.tsx'
import { MessageScreen } from './message-screen.tsx'
import styles from './not-found-page.module.css'
import { useWord } from '../app-words.ts'

export function NotFoundPage() {
  const word = useWord()
  const navigate = useNavigate()
  const [{ path: typed }] = useUrlState({ path: text(2_000) })
  const actions = (
    <>
      <BareLink look="primary" to="/">
        {word('actions.home')}
      </BareLink>
      <BareButton look="plain" onClick={() => void navigate(-1)}>
        {word('actions.back')}
      </BareButton>
    </>
  )
  return (
    <MessageScreen mark="404" title={word('notFound.title')} actions={actions}>
      {typed && (
        <p className={styles.typed}>
          <bdi dir="ltr">{typed}</bdi>
        </p>
      )}
      <p>{word('notFound.text')}</p>
    </MessageScreen>
  )
}
