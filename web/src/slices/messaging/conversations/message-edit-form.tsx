import type { Message } from '@souk/contract/messaging/conversations.contract.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useWrite } from './conversations.data.ts'
import styles from './message-line.module.css'

type Props = { conversationId: string; message: Message; onDone: () => void }

/** Other words for a message that was sent. */
export function MessageEditForm({ conversationId, message, onDone }: Props) {
  const t = useT('messaging')
  const edit = useWrite('edit')
  const [text, setText] = useState(message.text)
  const form = useSending({
    isDirty: text !== message.text,
    send: async () => {
      await edit.mutateAsync({ id: conversationId, messageId: message.id, text })
      onDone()
    },
  })
  const whyNot = text.trim() === '' ? t('message.empty') : !form.isDirty && t('form.unchanged')
  return (
    <Form onSubmit={form.save} problem={form.problem}>
      <TextAreaField label={t('form.edit')} isLabelHidden rows={3} maxLength={5_000} value={text} onChange={setText} />
      <span className={styles.tools}>
        <Button size="small" onClick={onDone}>
          {t('form.cancel')}
        </Button>
        <Button size="small" look="primary" type="submit" isBusy={form.isBusy} whyNot={whyNot}>
          {t('form.save')}
        </Button>
      </span>
    </Form>
  )
}
