import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import type { GalleryPicture } from './gallery.tsx'
import { clamp } from '../fields/number-text.ts'
import { sourcesOf } from './picture-source.ts'
import { useSwipe } from './use-swipe.ts'
import styles from './zoom-picture.module.css'

type Spot = { x: number; y: number }
type Props = {
  picture: GalleryPicture
  code: string | undefined
  isZoomed: boolean
  onZoom: (isZoomed: boolean) => void
  onSwipe: (step: 1 | -1) => void
}

const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
}

/** Enlarged about the spot one looks at; the pointer or the arrows move that spot. Pictures know no right-to-left. */
export function ZoomPicture({ picture, code, isZoomed, onZoom, onSwipe }: Props) {
  const t = useT('ui')
  const [spot, setSpot] = useState<Spot>({ x: 50, y: 50 })
  const swipe = useSwipe(onSwipe)
  const sources = sourcesOf(picture.source)

  function look(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (value: number, from: number, length: number) => clamp(((value - from) / (length || 1)) * 100, 0, 100)
    setSpot({ x: share(event.clientX, box.left, box.width), y: share(event.clientY, box.top, box.height) })
  }
  function pan(event: KeyboardEvent): void {
    const by = isZoomed && pans[event.key]
    if (!by) return
    event.preventDefault()
    setSpot(({ x, y }) => ({ x: clamp(x + by[0], 0, 100), y: clamp(y + by[1], 0, 100) }))
  }
  return (
    <button
      type="button"
      className={styles.frame}
      data-zoomed={isZoomed ? '' : undefined}
      style={{ '--x': `${spot.x}%`, '--y': `${spot.y}%` } as CSSProperties}
      aria-label={t(isZoomed ? 'gallery.zoomOut' : 'gallery.zoomIn')}
      aria-pressed={isZoomed}
      data-autofocus
      onClick={() => onZoom(!isZoomed)}
      onPointerMove={look}
      onKeyDown={pan}
      {...(isZoomed ? {} : swipe)}
    >
      {sources ? (
        <img
          {...sources}
          sizes={isZoomed ? '200vw' : '100vw'}
          alt={picture.alt}
          width={1280}
          height={1600}
          className={styles.picture}
          draggable={false}
        />
      ) : (
        <bdi>{code}</bdi>
      )}
    </button>
  )
}
