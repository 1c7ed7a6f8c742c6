import type { TwoFactorSetup } from '@souk/contract/identity/security.contract.ts'
import styles from './security.module.css'

const margin = 3

/** Dark on white in every theme: cameras read it so. */
export function QrPicture({ qr: { size, path }, label }: { qr: TwoFactorSetup['qr']; label: string }) {
  const whole = size + margin * 2
  return (
    <svg role="img" aria-label={label} className={styles.qr} viewBox={`${-margin} ${-margin} ${whole} ${whole}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
