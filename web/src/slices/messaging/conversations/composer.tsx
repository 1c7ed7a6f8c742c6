import { type CardRef, messageLimits } from '@souk/contract/messaging/conversation-limits.ts'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import styles from './composer.module.css'
import { useWrite } from './conversations.data.ts'
import { type Attached, isEmpty, useDraft } from './draft.ts'
import { DraftCard } from './message-card.tsx'

const accepted = '.png,.jpg,.jpeg,.gif,.webp,.csv,.zip,.pdf,.xlsx,.pptx'

/** The draft stays until the message has arrived; sending it again after a lost answer sends it once. */
export function Composer({ conversationId, about }: { conversationId: string; about: CardRef | null }) {
  const t = useT('messaging')
  const { draft, change, clear } = useDraft(conversationId)
  const send = useWrite('send')
  const attach = useWrite('attach')
  const frame = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [isAboutTaken, setAboutTaken] = useState(false)
  const cards = withAbout(draft.cards, isAboutTaken ? null : about)
  const whole = { ...draft, cards }

  const form = useSending({
    objection: () => isEmpty(whole),
    send: async () => {
      const { text, files, key } = whole
      const body = { text: text.trim(), files: files.map(({ location }) => location), cards }
      await send.mutateAsync({ id: conversationId, body, key })
      clear()
      setAboutTaken(true)
    },
  })
  const sendByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.save()
  })
  useEffect(() => {
    const listened = frame.current
    const listen = (event: KeyboardEvent) => sendByKey(event)
    listened?.addEventListener('keydown', listen)
    return () => listened?.removeEventListener('keydown', listen)
  }, [])
  async function addFiles(chosen: readonly File[]): Promise<void> {
    const room = messageLimits.files - draft.files.length
    if (chosen.length > room) toast('warning', t('draft.tooManyFiles'))
    const added: Attached[] = []
    for (const file of chosen.slice(0, room)) {
      const taken = await attach.mutateAsync(file).catch(() => null) // the failure was shown
      if (taken) added.push({ location: taken.location, name: file.name })
    }
    if (added.length > 0) change({ files: [...draft.files, ...added] })
  }
  return (
    <Form onSubmit={form.save} problem={form.problem}>
      <Stack ref={frame} gap={8} className={styles.frame}>
        {cards.map((card) => (
          <DraftCard
            key={`${card.kind}${card.id}`}
            card={card}
            onRemove={() => {
              setAboutTaken(true)
              change({ cards: cards.filter((one) => one !== card) })
            }}
          />
        ))}
        {draft.files.map((file) => (
          <span key={file.location} className={styles.file}>
            <bdi>{file.name}</bdi>
            <IconButton
              label={t('draft.remove', { name: file.name })}
              onClick={() => change({ files: draft.files.filter((one) => one !== file) })}
            >
              <IconX size={16} stroke={1.7} aria-hidden />
            </IconButton>
          </span>
        ))}
        <TextAreaField
          label={t('draft.label')}
          isLabelHidden
          isOptional
          rows={3}
          maxLength={messageLimits.text}
          placeholder={t('draft.label')}
          value={draft.text}
          onChange={(text) => change({ text })}
        />
        <Row gap={12} className={styles.tools}>
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            tabIndex={-1}
            aria-label={t('draft.attach')}
            accept={accepted}
            onChange={(event) => {
              void addFiles([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Button
            icon={<IconPaperclip size={16} stroke={1.7} aria-hidden />}
            isBusy={attach.isPending}
            whyNot={draft.files.length >= messageLimits.files && t('draft.tooManyFiles')}
            onClick={() => picker.current?.click()}
          >
            {t('draft.attach')}
          </Button>
          <span className="caption">{t('draft.keys')}</span>
          <Button look="primary" type="submit" isBusy={form.isBusy} whyNot={isEmpty(whole) && t('message.empty')}>
            {t('draft.send')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}

function withAbout(cards: readonly CardRef[], about: CardRef | null): CardRef[] {
  const isThere = about === null || cards.some(({ kind, id }) => kind === about.kind && id === about.id)
  return isThere ? [...cards] : [...cards, about]
}
