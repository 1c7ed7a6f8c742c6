import { IconAlertCircle, IconCircleCheck, IconFile, IconRefresh, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { IconButton } from '../layout/button.tsx'
import { fileSize } from './file-kinds.ts'
import { Notice } from '../feedback/notice.tsx'
import styles from './upload-list.module.css'
import { Stack } from '../layout/stack.tsx'
import type { Upload } from './upload-queue.ts'

type Props = {
  items: readonly Upload[]
  surplus?: number
  maximum?: number
  onRemove: (id: string) => void
  onRetry: (id: string) => void
}

/** Every file that was chosen, with what became of it; a failed one stays until it is taken away. */
export function UploadList({ items, surplus = 0, maximum = 20, onRemove, onRetry }: Props) {
  const t = useT('ui')
  const done = items.filter(({ state }) => state === 'done').length
  return (
    <Stack>
      {surplus > 0 && <Notice kind="warning">{t('uploads.tooMany', { count: maximum })}</Notice>}
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t('upload.list')}>
          {items.map((item) => (
            <Line key={item.id} item={item} onRemove={() => onRemove(item.id)} onRetry={() => onRetry(item.id)} />
          ))}
        </ul>
      )}
      <output className="hidden-text">
        {items.length > 0 && done === items.length ? t('upload.allDone', { count: done }) : ''}
      </output>
    </Stack>
  )
}

type LineProps = { item: Upload; onRemove: () => void; onRetry: () => void }

function Line({ item: { file, state, sent, problem, canRetry }, onRemove, onRetry }: LineProps) {
  const t = useT('ui')
  const { key, size } = fileSize(file.size)
  const name = file.name
  const percent = Math.round(sent * 100)
  const isOnItsWay = state === 'sending' || state === 'waiting'
  return (
    <li className={styles.line} data-state={state}>
      <Thumb file={file} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        {state === 'failed' ? (
          <p className={styles.problem}>
            <IconAlertCircle size={15} stroke={1.8} aria-hidden className={styles.icon} />
            {problem}
          </p>
        ) : (
          <p className={`${styles.state} num`}>
            <span>{t(`upload.${state}`, { percent })}</span>
            <span>{t(key, { size })}</span>
          </p>
        )}
        {isOnItsWay && (
          <progress aria-label={t('upload.progress', { name })} max={100} value={percent} className={styles.bar} />
        )}
      </div>
      {state === 'done' && <IconCircleCheck size={18} stroke={1.7} aria-hidden className={styles.done} />}
      {state === 'failed' && canRetry && (
        <IconButton label={t('upload.retry', { name })} onClick={onRetry}>
          <IconRefresh size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      <IconButton label={t(isOnItsWay ? 'upload.cancel' : 'upload.remove', { name })} onClick={onRemove}>
        <IconX size={17} stroke={1.7} aria-hidden />
      </IconButton>
    </li>
  )
}

/** Its address is needed only until it is drawn. */
function Thumb({ file }: { file: File }) {
  const [address, setAddress] = useState(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null))
  return (
    <span className={styles.thumb}>
      {address ? (
        <img
          src={address}
          alt=""
          width={36}
          height={44}
          onLoad={() => URL.revokeObjectURL(address)}
          onError={() => setAddress(null)}
        />
      ) : (
        <IconFile size={18} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}
