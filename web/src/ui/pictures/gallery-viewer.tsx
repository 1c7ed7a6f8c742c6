import { Modal } from '@mantine/core'
import { IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { IconButton } from '../layout/button.tsx'
import { Arrow, Counter } from './gallery-parts.tsx'
import type { GalleryPicture } from './gallery.tsx'
import styles from './gallery.module.css'
import { rise } from '../browser/motion.ts'
import { arrowStep } from '../browser/reading-direction.ts'
import { ZoomPicture } from './zoom-picture.tsx'

type Props = {
  isOpen: boolean
  pictures: readonly GalleryPicture[]
  at: number
  onAt: (at: number) => void
  onClose: () => void
  label: string
  code: string | undefined
}

/** The picture over the whole screen. While it is enlarged the arrows move over it, otherwise to the next one. */
export function GalleryViewer({ isOpen, pictures, at, onAt, onClose, label, code }: Props) {
  const t = useT('ui')
  const [isZoomed, setZoomed] = useState(false)
  const current = pictures[at]

  function step(by: number): void {
    setZoomed(false)
    onAt((at + by + pictures.length) % pictures.length)
  }
  function press(event: KeyboardEvent): void {
    const by = isZoomed ? 0 : arrowStep(event.key, event.currentTarget)
    if (by && pictures.length > 1) step(by)
    else if (event.key === '+' || event.key === '=') setZoomed(true)
    else if (event.key === '-') setZoomed(false)
    else return
    event.preventDefault()
  }
  const Zoom = isZoomed ? IconZoomOut : IconZoomIn
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      fullScreen
      padding={0}
      transitionProps={rise}
      classNames={{ content: styles.screen ?? '' }}
      onExitTransitionEnd={() => setZoomed(false)}
    >
      <Modal.Content aria-label={label}>
        <div role="presentation" className={styles.viewer} onKeyDown={press}>
          <div className={styles.bar}>
            <Modal.Title className={styles.name}>{current?.alt ?? label}</Modal.Title>
            {pictures.length > 1 && <Counter at={at} of={pictures.length} name={current?.alt ?? ''} />}
            <IconButton label={t(isZoomed ? 'gallery.zoomOut' : 'gallery.zoomIn')} onClick={() => setZoomed(!isZoomed)}>
              <Zoom size={20} stroke={1.7} aria-hidden />
            </IconButton>
            <IconButton label={t('dialog.close')} onClick={onClose}>
              <IconX size={20} stroke={1.7} aria-hidden />
            </IconButton>
          </div>
          <div className={styles.stage}>
            {current && (
              <ZoomPicture
                key={current.id}
                picture={current}
                code={code}
                isZoomed={isZoomed}
                onZoom={setZoomed}
                onSwipe={step}
              />
            )}
            {pictures.length > 1 && !isZoomed && (
              <>
                <Arrow step={-1} onStep={step} />
                <Arrow step={1} onStep={step} />
              </>
            )}
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
