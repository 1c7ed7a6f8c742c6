import type { LeadDetail } from '@souk/contract/prospects/prospect-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Card, Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LeadMap } from './lead-map.tsx'
import styles from '../model/prospects.module.css'

/** The nearest stockists as a list and on a map. */
export function Territory({ lead }: { lead: LeadDetail }) {
  const t = useT('prospects')
  const format = useFormat()
  const near = lead.stockists.slice(0, 5)
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('map')}</h2>
      {lead.isTooClose && <Notice kind="warning">{t('map.close')}</Notice>}
      {near.length === 0 && <p className={styles.quiet}>{t('map.none')}</p>}
      {lead.latitude !== null && lead.longitude !== null && (
        <LeadMap
          here={[[lead.longitude, lead.latitude]]}
          others={near.map(({ longitude, latitude }) => [longitude, latitude])}
        />
      )}
      <Stack as="ul" gap={8} className={styles.list}>
        {near.map(({ id, name, city, km }) => (
          <li key={id}>
            <bdi>{`${name}, ${city}`}</bdi>
            <span className="num">{t('map.km', { km: format.number(km) })}</span>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
