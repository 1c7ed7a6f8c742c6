import { useState } from 'react'
import { BareButton, BareLink } from '../bare-button.tsx'
import styles from './error-screen.module.css'
import { MessageScreen } from './message-screen.tsx'
import { useWord } from '../app-words.ts'

type Props = { isChunk?: boolean; requestId: string | null; onReload: () => void }

export function ErrorScreen({ isChunk = false, requestId, onReload }: Props) {
  const word = useWord()
  const actions = (
    <>
      <BareButton look="primary" onClick={onReload}>
        {word('actions.reload')}
      </BareButton>
      <BareLink look="plain" to="/">
        {word('actions.home')}
      </BareLink>
    </>
  )
  return (
    <MessageScreen
      title={word(isChunk ? 'chunk.title' : 'error.title')}
      actions={actions}
      note={requestId && <RequestId id={requestId} />}
    >
      <p>{word(isChunk ? 'chunk.text' : 'error.text')}</p>
    </MessageScreen>
  )
}

/** Small, and copied with one click: what our support asks for first. */
function RequestId({ id }: { id: string }) {
  const word = useWord()
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(id)
    setCopied(true)
  }
  return (
    <p className={`caption ${styles.request}`}>
      <span>{word('error.requestId')}</span>
      <bdi dir="ltr" className={styles.id}>
        {id}
      </bdi>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {word(isCopied ? 'actions.copied' : 'actions.copy')}
      </button>
    </p>
  )
}
