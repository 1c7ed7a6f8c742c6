import styles from './skip-link.module.css'

/** Unseen until it has the focus: leads past what stands before the part with that id. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
