import type { ConnectionRequest } from '@souk/contract/connections/connection-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { useAnswer } from '../model/connections-writes.ts'

/** What may be done about one request: the receiver answers, the sender takes it back. */
export function RequestTools({ request }: { request: ConnectionRequest }) {
  const t = useT('connections')
  const confirm = useConfirm()
  const answer = useAnswer()
  const [isAccepting, setAccepting] = useState(false)
  const { id, counterpart, mayAnswer, mayWithdraw } = request
  const name = `\u2068${counterpart.name}\u2069`

  async function ask(status: 'DECLINED' | 'WITHDRAWN'): Promise<void> {
    const isYes = await confirm({
      title: t(`ask.${status}.title`, { name }),
      text: t(`ask.${status}.text`, { name }),
      yes: t(`ask.${status}.yes`),
      no: t('ask.no'),
      isDestructive: true,
    })
    if (isYes) answer.mutate({ requestId: id, status })
  }
  if (mayWithdraw) {
    return (
      <Button size="small" isBusy={answer.isPending} onClick={() => void ask('WITHDRAWN')}>
        {t('withdraw')}
      </Button>
    )
  }
  if (!mayAnswer) return null
  return (
    <Row as="span">
      <Button size="small" isBusy={answer.isPending} onClick={() => setAccepting(true)}>
        {t('accept')}
      </Button>
      <Button size="small" look="quiet" isBusy={answer.isPending} onClick={() => void ask('DECLINED')}>
        {t('decline')}
      </Button>
      {isAccepting && <AcceptDialog request={request} onClose={() => setAccepting(false)} />}
    </Row>
  )
}

/** Accepting, with a word if one likes. */
function AcceptDialog({ request: { id, counterpart }, onClose }: { request: ConnectionRequest; onClose: () => void }) {
  const t = useT('connections')
  const answer = useAnswer()
  const [word, setWord] = useState('')
  const form = useSending({
    isDirty: word !== '',
    send: async () => {
      await answer.mutateAsync({ requestId: id, status: 'ACCEPTED', answer: word })
      onClose()
    },
  })
  const title = t('accept.title', { name: `\u2068${counterpart.name}\u2069` })
  return (
    <FormDialog form={form} title={title} send={t('accept')} onClose={onClose}>
      <TextAreaField
        label={t('accept.word')}
        help={t('accept.help')}
        isOptional
        maxLength={1_000}
        value={word}
        onChange={setWord}
      />
    </FormDialog>
  )
}
