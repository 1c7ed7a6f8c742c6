import type { AssistantConversation } from '@souk/contract/assistant/assistant-shapes.ts'
import { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import { conversationList } from '@souk/contract/assistant/conversation-list.ts'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useT } from '../../lib/language/use-t.ts'
import { useList } from '../../lib/url/use-list.ts'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { Button, IconButton } from '../../ui/layout/button.tsx'
import { ListFrame } from '../../ui/lists/list-frame.tsx'
import { useConfirm } from '../../ui/overlays/confirm.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { SideSheet } from '../../ui/overlays/side-sheet.tsx'
import { Ago } from '../../ui/values/date.tsx'
import { useAssistantWrite, useConversations } from './assistant.data.ts'
import styles from './history-sheet.module.css'

type Props = { openId: string | null; onClose: () => void; onOpen: (id: string | null) => void }

/** Earlier conversations: opened, renamed, deleted. */
export function HistorySheet({ openId, onClose, onOpen }: Props) {
  const t = useT('assistant')
  const state = useList(conversationList, {}, { isApart: true })
  return (
    <SideSheet isOpen title={t('history')} onClose={onClose}>
      <ListFrame
        name="assistant-history"
        words="assistant"
        state={state}
        query={useConversations(state.query)}
        rows={({ conversations }) => conversations}
        skeleton={<FormSkeleton fields={5} />}
        none={{ title: t('history.none'), text: t('history.none.text') }}
      >
        {(conversations) => (
          <ul className={styles.list}>
            {conversations.map((one) => (
              <Entry key={one.id} conversation={one} isOpen={one.id === openId} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </ListFrame>
    </SideSheet>
  )
}

function Entry({
  conversation,
  isOpen,
  onOpen,
}: {
  conversation: AssistantConversation
  isOpen: boolean
  onOpen: Props['onOpen']
}) {
  const t = useT('assistant')
  const ask = useConfirm()
  const remove = useAssistantWrite('remove')
  const [isRenaming, setRenaming] = useState(false)
  const { id } = conversation
  async function drop(): Promise<void> {
    const isYes = await ask({ title: t('delete.title'), text: t('delete.text'), yes: t('delete'), isDestructive: true })
    if (isYes) remove.mutate(id, { onSuccess: () => isOpen && onOpen(null) })
  }
  if (isRenaming) {
    return (
      <li className={styles.entry}>
        <Rename conversation={conversation} onDone={() => setRenaming(false)} />
      </li>
    )
  }
  return (
    <li className={styles.entry} data-open={isOpen ? '' : undefined}>
      <button type="button" className={styles.open} aria-current={isOpen || undefined} onClick={() => onOpen(id)}>
        <bdi>{conversation.title}</bdi>
        <span className={styles.quiet}>
          <Ago value={conversation.updatedAt} />
        </span>
      </button>
      <Menu
        trigger={
          <IconButton label={t('acts.of', { name: conversation.title })}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </IconButton>
        }
        groups={[
          [{ key: 'rename', label: t('rename'), onSelect: () => setRenaming(true) }],
          [{ key: 'delete', label: t('delete'), isDanger: true, onSelect: () => void drop() }],
        ]}
      />
    </li>
  )
}

function Rename({ conversation: { id, title }, onDone }: { conversation: AssistantConversation; onDone: () => void }) {
  const t = useT('assistant')
  const { mutateAsync } = useAssistantWrite('rename')
  const { field, save, problem, isBusy } = useContractForm({
    schema: assistant.rename.body,
    initial: { title },
    send: async (body) => {
      await mutateAsync({ id, ...body })
      onDone()
    },
  })
  return (
    <div className={styles.rename}>
      <Form onSubmit={save} problem={problem}>
        <TextField label={t('rename.label')} isLabelHidden maxLength={120} {...field('title')} />
        <Button type="submit" size="small" look="primary" isBusy={isBusy}>
          {t('form.save')}
        </Button>
      </Form>
    </div>
  )
}
