import { IconZoomIn } from '@tabler/icons-react'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { Arrow, Counter } from './gallery-parts.tsx'
import styles from './gallery.module.css'
import { pictureSizes } from './picture-sizes.ts'
import { Picture } from './picture.tsx'
import type { PictureSource } from './picture-source.ts'
import { arrowStep } from '../browser/reading-direction.ts'
import { useSwipe } from './use-swipe.ts'

/** Fetched when a picture is first opened. */
const GalleryViewer = lazyDialog(async () => (await import('./gallery-viewer.tsx')).GalleryViewer)

export type GalleryPicture = { id: string; source: PictureSource | null; alt: string; name: string }
type Props = {
  pictures: readonly GalleryPicture[]
  at: number
  onAt: (at: number) => void
  label: string
  code?: string
  isStill?: boolean // inside a dialog: nothing opens over it
}

/** One large, the others beside it; a click opens it over the whole screen. */
export function Gallery({ pictures, at, onAt, label, code, isStill = false }: Props) {
  const t = useT('ui')
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  if (isOpen && !isWanted) setWanted(true)
  const current = pictures[at] ?? pictures[0]
  const step = (by: number) => onAt((at + by + pictures.length) % pictures.length)
  const swipe = useSwipe(step)

  function press(event: KeyboardEvent): void {
    const by = arrowStep(event.key, event.currentTarget)
    const to = { Home: 0, End: pictures.length - 1 }[event.key]
    if (!by && to === undefined) return
    event.preventDefault()
    if (to === undefined) step(by)
    else onAt(to)
  }
  if (!current) return null
  const large = (
    <Picture
      source={current.source}
      alt={current.alt}
      code={code}
      load="hero"
      sizes={isStill ? pictureSizes.small : pictureSizes.large}
    />
  )
  return (
    <section className={styles.gallery} aria-label={label}>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={picture.name}
                aria-pressed={index === at}
                onClick={() => onAt(index)}
              >
                <Picture source={picture.source} alt="" code={code} sizes="60px" load="soon" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.main}>
        {isStill ? (
          <div {...swipe}>{large}</div>
        ) : (
          <button
            type="button"
            className={styles.large}
            aria-label={t('gallery.open', { name: current.alt })}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            {...swipe}
          >
            {large}
            <span className={styles.zoom}>
              <IconZoomIn size={18} stroke={1.7} aria-hidden />
            </span>
          </button>
        )}
        {pictures.length > 1 && (
          <>
            <Arrow step={-1} onStep={step} />
            <Arrow step={1} onStep={step} />
            <Counter at={at} of={pictures.length} name={current.alt} />
          </>
        )}
      </div>
      {isWanted && (
        <Suspense>
          <GalleryViewer
            isOpen={isOpen}
            pictures={pictures}
            at={at}
            onAt={onAt}
            label={label}
            code={code}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
