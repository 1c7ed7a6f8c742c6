import { fileLimits } from '@souk/contract/core/limits.ts'
import { IconChevronLeft, IconChevronRight, IconCrop, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { IconButton } from '../layout/button.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { Picture } from './picture.tsx'
import styles from './picture-editor.module.css'
import { Stack } from '../layout/stack.tsx'
import { reordered } from '../browser/reordered.ts'

type Edited = { id: string; address: string; name: string }
type Props = {
  pictures: readonly Edited[]
  onOrder: (ids: string[]) => void
  onRemove: (id: string) => void
  onCrop: (id: string, file: File) => void
  maximum?: number
  code?: string
  adding?: ReactNode // a dropzone, while there is room
}

/** The pictures of a style in their order; the first one is on the cards. What can be dragged has its buttons too. */
export function PictureEditor({
  pictures,
  onOrder,
  onRemove,
  onCrop,
  maximum = fileLimits.imagesPerProduct,
  code,
  adding,
}: Props) {
  const t = useT('ui')
  const [held, setHeld] = useState<number | null>(null)
  const [cropped, setCropped] = useState<Edited | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const ids = pictures.map(({ id }) => id)

  function move(from: number, to: number): void {
    const picture = pictures[from]
    if (!picture || from === to || to < 0 || to >= pictures.length) return
    onOrder(reordered(ids, from, to))
    setAnnouncement(t('pictures.moved', { name: picture.name, at: to + 1, of: pictures.length }))
  }
  return (
    <Stack gap={16}>
      <ol className={styles.pictures} aria-label={t('pictures.label', { count: pictures.length, maximum })}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <div
              role="presentation"
              className={styles.item}
              data-held={held === at ? '' : undefined}
              draggable
              onDragStart={() => setHeld(at)}
              onDragEnd={() => setHeld(null)}
              onDragOver={(event) => held !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (held !== null) move(held, at)
                setHeld(null)
              }}
            >
              <Picture source={picture.address} alt={picture.name} code={code} sizes="180px" load="soon" />
              {at === 0 && <span className={styles.first}>{t('pictures.cover')}</span>}
              <div className={styles.tools}>
                <IconButton
                  label={t('pictures.earlier', { name: picture.name })}
                  isDisabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <IconChevronLeft size={18} stroke={1.7} aria-hidden className={styles.flip} />
                </IconButton>
                <IconButton
                  label={t('pictures.later', { name: picture.name })}
                  isDisabled={at === pictures.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <IconChevronRight size={18} stroke={1.7} aria-hidden className={styles.flip} />
                </IconButton>
                <IconButton label={t('pictures.crop', { name: picture.name })} onClick={() => setCropped(picture)}>
                  <IconCrop size={17} stroke={1.7} aria-hidden />
                </IconButton>
                <IconButton label={t('pictures.remove', { name: picture.name })} onClick={() => onRemove(picture.id)}>
                  <IconTrash size={17} stroke={1.7} aria-hidden />
                </IconButton>
              </div>
            </div>
          </li>
        ))}
      </ol>
      {pictures.length < maximum ? adding : <p className={styles.full}>{t('pictures.full', { count: maximum })}</p>}
      <output className="hidden-text">{announcement}</output>
      {cropped && (
        <CropDialog
          address={cropped.address}
          name={cropped.name}
          onClose={() => setCropped(null)}
          onCrop={(file) => {
            onCrop(cropped.id, file)
            setCropped(null)
          }}
        />
      )}
    </Stack>
  )
}
