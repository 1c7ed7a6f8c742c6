import type { Message } from '@souk/contract/messaging/conversations.contract.ts'
import { IconDotsVertical, IconFile } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyControl } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { fileSize } from '../../../ui/uploads/file-kinds.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Moment, useNow } from '../../../ui/values/date.tsx'
import { useWrite } from './conversations.data.ts'
import { MessageCard } from './message-card.tsx'
import styles from './message-line.module.css'

const EditForm = lazyControl(async () => (await import('./message-edit-form.tsx')).MessageEditForm)

type Props = { conversationId: string; message: Message; isOwnTeam: boolean; isRead: boolean }

export function MessageLine({ conversationId, message, isOwnTeam, isRead }: Props) {
  const t = useT('messaging')
  const [isEditing, setEditing] = useState(false)
  const { authorName, isYours, text, cards, files, createdAt, editedAt, isDeleted } = message
  return (
    <li className={styles.line} data-own={isOwnTeam ? '' : undefined}>
      <Row className={styles.who}>
        <bdi>{isYours ? t('message.you') : authorName}</bdi>
        <span className="caption">
          <Moment value={createdAt} look="both" />
          {editedAt && ` · ${t('message.edited')}`}
          {isRead && ` · ${t('message.read')}`}
        </span>
        <OwnMenu conversationId={conversationId} message={message} onEdit={() => setEditing(true)} />
      </Row>
      {isEditing ? (
        <Suspense>
          <EditForm conversationId={conversationId} message={message} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        (text || isDeleted) && (
          <p className={styles.text} dir="auto" data-deleted={isDeleted ? '' : undefined}>
            {isDeleted ? t('message.deleted') : text}
          </p>
        )
      )}
      {cards.map((card) => (
        <MessageCard key={`${card.kind}${card.id}`} card={card} />
      ))}
      {files.length > 0 && (
        <Row as="ul">
          {files.map((file) => (
            <MessageFile key={file.url} {...file} />
          ))}
        </Row>
      )}
    </li>
  )
}

function MessageFile({ name, contentType, bytes, url }: Message['files'][number]) {
  const t = useT('ui')
  const { key, size } = fileSize(bytes)
  return (
    <li>
      <a href={url} download={name} className={styles.file}>
        {contentType.startsWith('image/') ? (
          <img src={url} alt="" width={160} height={120} loading="lazy" className={styles.preview} />
        ) : (
          <IconFile size={20} stroke={1.5} aria-hidden />
        )}
        <bdi>{name}</bdi>
        <span className="caption">{t(key, { size })}</span>
      </a>
    </li>
  )
}

type OwnProps = { conversationId: string; message: Message; onEdit: () => void }

/** One's own message can be changed for some minutes. */
function OwnMenu({ conversationId, message, onEdit }: OwnProps) {
  const t = useT('messaging')
  const confirm = useConfirm()
  const remove = useWrite('remove')
  const now = useNow()
  if (!message.editableUntil || new Date(message.editableUntil) <= now) return null
  async function askRemove(): Promise<void> {
    const isYes = await confirm({
      title: t('message.remove.title'),
      text: t('message.remove.text'),
      yes: t('form.delete'),
    })
    if (isYes) remove.mutate({ id: conversationId, messageId: message.id })
  }
  return (
    <Menu
      trigger={
        <IconButton label={t('message.menu')}>
          <IconDotsVertical size={16} stroke={1.7} aria-hidden />
        </IconButton>
      }
      groups={[
        message.text ? [{ key: 'edit', label: t('form.edit'), onSelect: onEdit }] : [],
        [{ key: 'remove', label: t('form.delete'), isDanger: true, onSelect: () => void askRemove() }],
      ]}
    />
  )
}
