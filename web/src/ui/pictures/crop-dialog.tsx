import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { toBlob } from './compress-picture.ts'
import { cropBox, moved, wholeView } from './crop-box.ts'
import { Dialog } from '../overlays/dialog.tsx'
import styles from './picture-editor.module.css'

type Props = { address: string; name: string; onCrop: (file: File) => void; onClose: () => void }

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

/** Chooses the 4:5 part that the shop shows: drag or arrows move, the slider comes closer. */
export function CropDialog({ address, name, onCrop, onClose }: Props) {
  const t = useT('ui')
  const image = useRef<HTMLImageElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  const [size, setSize] = useState({ width: 4, height: 5 })
  const [view, setView] = useState(wholeView)
  const box = cropBox(size, view)

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!held.current) return
    const frame = event.currentTarget.getBoundingClientRect()
    const by = { x: (held.current.x - event.clientX) / frame.width, y: (held.current.y - event.clientY) / frame.height }
    held.current = { x: event.clientX, y: event.clientY }
    setView((now) => moved(size, now, by))
  }
  function press(event: KeyboardEvent): void {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    setView((now) => moved(size, now, { x: by[0], y: by[1] }))
  }
  async function crop(): Promise<void> {
    if (!image.current) return
    const canvas = document.createElement('canvas')
    canvas.width = Math.min(1_536, Math.round(box.width))
    canvas.height = Math.round((canvas.width * 5) / 4)
    const { x, y, width, height } = box
    canvas.getContext('2d')?.drawImage(image.current, x, y, width, height, 0, 0, canvas.width, canvas.height)
    const blob = await toBlob(canvas, 'image/webp')
    onCrop(new File([blob], `${name.replace(/\.[^.]+$/, '')}.webp`, { type: blob.type }))
  }

  const place = {
    inlineSize: `${(size.width / box.width) * 100}%`,
    insetInlineStart: `${(-box.x / box.width) * 100}%`,
    insetBlockStart: `${(-box.y / box.height) * 100}%`,
  } satisfies CSSProperties
  const actions = (
    <>
      <Button onClick={onClose}>{t('crop.cancel')}</Button>
      <Button look="primary" onClick={() => void crop()}>
        {t('crop.crop')}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      title={t('crop.title')}
      size="small"
      onClose={onClose}
      actions={actions}
      isDirty={view !== wholeView}
    >
      <button
        type="button"
        dir="ltr"
        aria-label={t('crop.move', { name })}
        className={styles.crop}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = null)}
      >
        <img
          ref={image}
          src={address}
          alt=""
          className={styles.whole}
          style={place}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
      </button>
      <label className={styles.closer}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={view.zoom}
          aria-valuetext={`${Math.round(view.zoom * 100)}%`}
          onChange={(event) => setView(moved(size, { ...view, zoom: Number(event.target.value) }, { x: 0, y: 0 }))}
        />
      </label>
    </Dialog>
  )
}
