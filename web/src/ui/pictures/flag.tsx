import styles from './flag.module.css'

let known: boolean | null = null

/** Windows has no flags in its font, and some systems no emoji at all: a flag that comes out grey is not one. */
function hasFlags(): boolean {
  if (known !== null) return known
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) return (known = true)
  pen.canvas.width = pen.canvas.height = 16
  pen.font = '14px sans-serif'
  pen.fillText('🇫🇷', 0, 13)
  const { data } = pen.getImageData(0, 0, 16, 16)
  known = data.some((value, at) => at % 4 === 0 && Math.abs(value - (data[at + 2] ?? 0)) > 40)
  return known
}

/** The flag, or the two letters of the country where flags cannot be drawn. */
export function Flag({ flag, code }: { flag: string; code: string }) {
  return hasFlags() ? (
    <span aria-hidden className={styles.flag}>
      {flag}
    </span>
  ) : (
    <span aria-hidden className={styles.code} data-code={code} />
  )
}
