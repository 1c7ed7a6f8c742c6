import styles from './show-thumb.module.css'

/** Stands where a picture would. */
export function Thumb({ tint }: { tint: number }) {
  return <span className={styles.thumb} data-tint={tint} aria-hidden />
}
