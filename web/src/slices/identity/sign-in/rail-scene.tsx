import type { ReactNode } from 'react'
import styles from './rail-scene.module.css'

/** A rail with four pieces, drawn in the tokens so that it follows the theme. */
export function RailScene() {
  return (
    <svg viewBox="-28 0 696 430" className={styles.scene} focusable="false">
      <path d="M-40 64H680" className={styles.rail} />
      <Hanging at={86} className={styles.coat}>
        <path d="M-20 35 0 62 20 35 54 50C66 56 72 70 75 92L88 214 64 219 55 140 61 338Q0 348-61 338L-55 140-64 219-88 214-75 92C-72 70-66 56-54 50Z" />
        <path
          d="M-20 35-30 84 0 132 30 84 20 35M0 132V342M-16 168h.1M16 168h.1M-16 206h.1M16 206h.1"
          className={styles.seam}
        />
      </Hanging>
      <Hanging at={256} className={styles.shirt}>
        <path d="M-17 33Q0 46 17 33L54 48C64 53 68 66 71 84L83 196 63 200 53 122 54 238Q0 246-54 238L-53 122-63 200-83 196-71 84C-68 66-64 53-54 48Z" />
        <path
          d="M-17 33-25 51-5 60 0 47 5 60 25 51 17 33M0 60V242M6 92h.1M6 128h.1M6 164h.1M6 200h.1"
          className={styles.seam}
        />
      </Hanging>
      <Hanging at={406} className={styles.dress}>
        <path d="M-27 28-25 28-21 62Q0 78 21 62L25 28 27 28 31 92 27 138 66 318Q0 330-66 318L-27 138-31 92Z" />
        <path d="M-27 138Q0 145 27 138M-8 146-20 320M9 146 24 320M0 146 2 322" className={styles.seam} />
      </Hanging>
      <Hanging at={554} className={styles.knit}>
        <path d="M-19 32Q0 40 19 32L54 47C66 53 71 66 74 86L86 204 62 208 52 126 55 226Q0 234-55 226L-52 126-62 208-86 204-74 86C-71 66-66 53-54 47Z" />
        <path
          d="M-19 32Q0 56 19 32M-24 34Q0 64 24 34M-54 212Q0 220 54 212M-85 192-62 196M85 192 62 196"
          className={styles.seam}
        />
      </Hanging>
    </svg>
  )
}

function Hanging({ at, className, children }: { at: number; className: string | undefined; children: ReactNode }) {
  return (
    <g transform={`translate(${at} 64)`} className={className}>
      <path d="M0 22C0 13 7 13 7 4A7 7 0 1 0-7 3M0 22-54 47M0 22 54 47" className={styles.hanger} />
      {children}
    </g>
  )
}
