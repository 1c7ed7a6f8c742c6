import { IconAlertCircle, IconX } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import { IconButton } from '../layout/button.tsx'
import styles from './document-card.module.css'
import { Expiry } from '../fields/expiry.tsx'
import { FileButton } from './file-button.tsx'
import { type FileKind, fileSize } from './file-kinds.ts'
import { Tag, type Tone } from '../values/status.tsx'

export type Paper = {
  name: string
  bytes?: number
  address?: string // where it can be read
  status?: { tone: Tone; label: string }
  expires?: string | null // its last day
  note?: string // why it was not accepted
  sent?: number // how much of it, while it is on its way
}
type Props = {
  paper: Paper
  kind?: FileKind
  isDisabled?: boolean | undefined
  onReplace?: (file: File) => void
  onRemove?: () => void
}

/** One document: what it is, how it stands, until when it is good, and what can be done with it. */
export function DocumentCard({ paper, kind = 'file', isDisabled, onReplace, onRemove }: Props) {
  const t = useT('ui')
  const { name, bytes, address, status, expires, note, sent } = paper
  const size = bytes === undefined ? null : fileSize(bytes)
  const isOnItsWay = sent !== undefined
  const percent = Math.round((sent ?? 0) * 100)
  return (
    <div className={styles.card}>
      <bdi className={styles.type} aria-hidden>
        {/\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase()}
      </bdi>
      <div className={styles.words}>
        <p className={styles.name}>{address ? <PaperLink name={name} address={address} /> : <bdi>{name}</bdi>}</p>
        <p className={`${styles.facts} num`}>
          {size && <span>{t(size.key, { size: size.size })}</span>}
          {isOnItsWay && <span>{t('upload.sending', { percent })}</span>}
          {expires && <Expiry day={expires} />}
        </p>
        {status && <Tag tone={status.tone}>{status.label}</Tag>}
      </div>
      <div className={styles.tools}>
        {onReplace && !isOnItsWay && (
          <FileButton
            kind={kind}
            name={t('document.replaceNamed', { name })}
            isDisabled={isDisabled}
            onFile={onReplace}
          >
            {t('document.replace')}
          </FileButton>
        )}
        {onRemove && (
          <IconButton
            label={t(isOnItsWay ? 'upload.cancel' : 'upload.remove', { name })}
            isDisabled={isDisabled ?? false}
            onClick={onRemove}
          >
            <IconX size={17} stroke={1.7} aria-hidden />
          </IconButton>
        )}
      </div>
      {isOnItsWay && (
        <progress aria-label={t('upload.progress', { name })} max={100} value={percent} className={styles.bar} />
      )}
      {note && (
        <p className={styles.note}>
          <IconAlertCircle size={16} stroke={1.8} aria-hidden className={styles.icon} />
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

function PaperLink({ name, address }: { name: string; address: string }) {
  const t = useT('ui')
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
      <bdi>{name}</bdi>
      <span className="hidden-text">{t('document.newTab')}</span>
    </a>
  )
}
