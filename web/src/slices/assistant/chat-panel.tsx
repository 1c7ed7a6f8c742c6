import type { OpenAssistantConversation } from '@souk/contract/assistant/assistant-shapes.ts'
import { messageMost } from '@souk/contract/assistant/message-most.ts'
import { IconArrowUp } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { TextAreaField } from '../../ui/fields/text-field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { AnswerView } from './answer-view.tsx'
import styles from './chat-panel.module.css'
import type { Running } from './use-chat.ts'

type Props = {
  conversation: OpenAssistantConversation | undefined
  isLoading: boolean
  running: Running | null
  isWorking: boolean
  isOnline: boolean
  onSend: (text: string) => Promise<boolean>
}

/** What was said, and the place to say more. The newest stands at the bottom; screen readers are told of it. */
export function ChatPanel({ conversation, isLoading, running, isWorking, isOnline, onSend }: Props) {
  const t = useT('assistant')
  const frame = useRef<HTMLDivElement>(null)
  const messages = conversation?.messages ?? []
  const isStored =
    running !== null &&
    messages.some(
      ({ by, text, status }, at) =>
        by === 'YOU' && text === running.text && status === 'DONE' && at >= messages.length - 2,
    )
  const step = running && !running.failure ? running.step : conversation?.isRunning ? 'improving' : null
  const region = { role: 'region', tabIndex: 0, 'aria-label': t('messages') } // the keyboard scrolls it
  const arrive = useEffectEvent((_newest: string) => {
    const box = frame.current
    if (box) box.scrollTop = box.scrollHeight
  })
  const newest = `${messages.length} ${step}`
  useEffect(() => arrive(newest), [newest])
  return (
    <section className={styles.panel} aria-label={t('chat')}>
      <div ref={frame} className={styles.frame} {...region}>
        {isLoading ? (
          <FormSkeleton fields={3} />
        ) : (
          <Stack as="ol" gap={16} aria-live="polite" aria-relevant="additions text">
            {messages.length === 0 && !running && <li className={styles.hello}>{t('hello')}</li>}
            {messages.map((message) =>
              message.by === 'YOU' ? (
                <li key={message.id} className={styles.own} dir="auto">
                  <span className="hidden-text">{t('you')}</span>
                  {message.text}
                </li>
              ) : (
                <Stack key={message.id} as="li" gap={8}>
                  <span className="hidden-text">{t('assistant')}</span>
                  {message.answer && <AnswerView answer={message.answer} />}
                  {message.status === 'FAILED' && <Notice>{t('failed')}</Notice>}
                </Stack>
              ),
            )}
            {running && !isStored && (
              <li className={styles.own} dir="auto">
                {running.text}
              </li>
            )}
            {step && (
              <li className={styles.step}>
                <span className={styles.dots} aria-hidden>
                  <i />
                  <i />
                  <i />
                </span>
                {t(`step.${step}`)}
              </li>
            )}
            {running?.failure && (
              <li>
                <Notice
                  action={
                    <Button size="small" onClick={() => void onSend(running.text)}>
                      {t('state.retry')}
                    </Button>
                  }
                >
                  {running.failure}
                </Notice>
              </li>
            )}
          </Stack>
        )}
      </div>
      <Composer isBusy={isWorking} isOnline={isOnline} onSend={onSend} />
    </section>
  )
}

/** Enter sends, Shift and Enter begin a new line. What could not be sent stays typed. */
function Composer({ isBusy, isOnline, onSend }: { isBusy: boolean; isOnline: boolean; onSend: Props['onSend'] }) {
  const t = useT('assistant')
  const [text, setText] = useState('')
  const canSend = text.trim() !== '' && !isBusy && isOnline
  async function submit(): Promise<void> {
    if (!canSend) return
    const sent = text.trim()
    setText('')
    if (!(await onSend(sent))) setText((now) => now || sent)
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <Stack
      as="form"
      gap={8}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field inside */}
      <div onKeyDown={press}>
        <TextAreaField
          label={t('write')}
          isLabelHidden
          isOptional
          rows={3}
          maxLength={messageMost}
          placeholder={t('placeholder')}
          value={text}
          onChange={setText}
        />
      </div>
      <div className={styles.tools}>
        <span className={styles.hint}>{t('keys')}</span>
        <Button
          look="primary"
          type="submit"
          isBusy={isBusy}
          whyNot={!isBusy && (isOnline ? !canSend && t('write.empty') : t('offline'))}
          icon={<IconArrowUp size={18} stroke={1.8} aria-hidden />}
        >
          {t('send')}
        </Button>
      </div>
    </Stack>
  )
}
