import { useState } from 'react'
import { pictureSizes } from './picture-sizes.ts'
import { type PictureSource, sourcesOf } from './picture-source.ts'
import styles from './picture.module.css'

const shapes = { product: [4, 5], banner: [1280, 520], brand: [16, 10], square: [1, 1] } as const

type Props = {
  source: PictureSource | null | undefined
  alt: string // blank beside a name that says the same
  code?: string | undefined // of the style: stands in for a picture that is missing
  shape?: keyof typeof shapes
  sizes?: string // how wide it is shown, for the choice among the three widths
  load?: 'hero' | 'soon' | 'later' // the hero first, two rows at once, the rest when they come near
  isSquareCornered?: boolean
  onLoad?: () => void
  onBroken?: () => void
}

/** A picture in its frame: the frame has its place before the picture comes, and keeps it when none does. */
export function Picture({
  source,
  alt,
  code,
  shape = 'product',
  sizes = pictureSizes.unlessSaid,
  load = 'later',
  ...rest
}: Props) {
  const { isSquareCornered, onLoad, onBroken } = rest
  const sources = sourcesOf(source)
  const [broken, setBroken] = useState<string | null>(null)
  const [wide, high] = shapes[shape]
  return (
    <span className={styles.frame} data-shape={shape} data-cornered={isSquareCornered ? '' : undefined}>
      {sources && sources.src !== broken ? (
        <img
          {...sources}
          key={sources.src}
          className={styles.picture}
          alt={alt}
          width={640}
          height={Math.round((640 * high) / wide)}
          sizes={sources.srcSet && sizes}
          loading={load === 'later' ? 'lazy' : 'eager'}
          fetchPriority={load === 'hero' ? 'high' : 'low'}
          decoding={load === 'hero' ? 'sync' : 'async'}
          draggable={false}
          onLoad={onLoad}
          onError={() => {
            setBroken(sources.src)
            onBroken?.()
          }}
        />
      ) : (
        <Missing alt={alt} code={code} />
      )}
    </span>
  )
}

function Missing({ alt, code }: { alt: string; code: string | undefined }) {
  return (
    <span className={styles.missing}>
      {alt && <span className="hidden-text">{alt}</span>}
      {code && (
        <bdi className={`${styles.code} num`} aria-hidden>
          {code}
        </bdi>
      )}
    </span>
  )
}
