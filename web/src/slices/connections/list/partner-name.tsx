import type { Counterpart } from '@souk/contract/connections/connection-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from '../model/connections.module.css'

/** A partner by the reader's own name for it, with its real name beside it. */
export function PartnerName({ partner }: { partner: Counterpart }) {
  const format = useFormat()
  const { name, nickName, country, logo } = partner
  const small = [nickName && name, country && format.country(country)].filter(Boolean).join(' · ')
  return (
    <span className={styles.partner}>
      <Avatar name={nickName ?? name} logo={logo} size={30} />
      <span className={styles.names}>
        <bdi className={styles.name}>{nickName ?? name}</bdi>
        {small && <bdi className="caption">{small}</bdi>}
      </span>
    </span>
  )
}
