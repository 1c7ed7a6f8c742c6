import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Tag } from '../../../ui/values/status.tsx'
import styles from '../model/prospects.module.css'

/** The percentage with a bar; an estimate says so. */
export function Match({ match, estimated }: { match: number; estimated: boolean }) {
  const t = useT('prospects')
  const format = useFormat()
  return (
    <span className={styles.match}>
      <strong className="num">{format.number(match / 100, { style: 'percent' })}</strong>
      <span className={styles.meter} aria-hidden>
        <span style={{ inlineSize: `${match}%` }} />
      </span>
      {estimated && <Tag>{t('estimated')}</Tag>}
    </span>
  )
}
