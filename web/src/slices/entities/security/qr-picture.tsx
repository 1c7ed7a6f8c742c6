import type { TwoFactorSetup } from '@souk/contract/identity/security.contract.ts'
import styles from './security.module.css'

const margin = 3

/** Dark on white in every theme: cameras read it so. */
export function QrPicture({ qr: { size, path }, label }: { qr: TwoFactorSetup['qr']; label: string }) {
  const whole = size + margin * 2
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${whole} ${whole}"><path d="${path}" shape-rendering="crispEdges"/></svg>`
  return <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={label} className={styles.qr} />
}
