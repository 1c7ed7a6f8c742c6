import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { usePosition } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

/** The lead at which the person stopped in this list. */
export function ContinueLink({ list, ids }: { list: string; ids: readonly string[] }) {
  const t = useT('prospects')
  const format = useFormat()
  const stopped = usePosition(list).data
  if (!stopped || !ids.includes(stopped.leadId)) return null
  const words = { name: `\u2068${stopped.name}\u2069`, at: format.number(stopped.position + 1) }
  return (
    <p className={styles.quiet}>
      <Link to={`/prospects-gen-ai/${stopped.leadId}`} state={{ list, ids }}>
        {t('continue', words)}
      </Link>
    </p>
  )
}
