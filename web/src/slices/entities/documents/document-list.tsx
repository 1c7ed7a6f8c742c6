import type { DocumentStatus, EntityDocument } from '@souk/contract/entities/entity-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { DocumentCard } from '../../../ui/uploads/document-card.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import type { Tone } from '../../../ui/values/status.tsx'
import styles from './document-list.module.css'

const tones: Record<DocumentStatus, Tone> = { PENDING: 'info', VERIFIED: 'ok', REJECTED: 'bad', EXPIRED: 'warn' }

type Props = {
  documents: readonly EntityDocument[]
  onReplace?: (document: EntityDocument, file: File) => void
  onEdit?: (document: EntityDocument) => void
  onRemove?: (document: EntityDocument) => void
}

/** What was sent back says why, and a new one takes its place. */
export function DocumentList({ documents, onReplace, onEdit, onRemove }: Props) {
  const t = useT('profile')
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <Stack key={document.id} as="li" gap={8} className={styles.entry}>
          <Row gap={12} align="baseline" className={styles.head}>
            <h2 className={styles.kind}>{t(`kinds.${document.kind}`)}</h2>
            <span className="caption">
              {t('documents.sent')} <Moment value={document.createdAt} />
            </span>
            {onEdit && (
              <Button
                look="quiet"
                size="small"
                aria-label={t('documents.expiryOf', { name: document.name })}
                onClick={() => onEdit(document)}
              >
                {t('documents.expiry')}
              </Button>
            )}
          </Row>
          <DocumentCard
            kind="document"
            paper={{
              name: document.name,
              bytes: document.bytes,
              address: document.url,
              expires: document.expiresOn,
              status: { tone: tones[document.status], label: t(`status.${document.status}`) },
              ...(document.reason && { note: document.reason }),
            }}
            {...(onReplace && { onReplace: (file) => onReplace(document, file) })}
            {...(onRemove && { onRemove: () => onRemove(document) })}
          />
        </Stack>
      ))}
    </ul>
  )
}
