import type { Lead } from '@souk/contract/prospects/prospect-shapes.ts'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Card, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { Match } from './match.tsx'
import { useProspectWrite, useRates } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'
import { reasonText } from './reason-text.ts'

/** Where a lead was opened from, so that the next one is a key away. */
export type ListState = { list: string; ids: readonly string[] }
type Props = { lead: Lead; from: ListState; mark?: ReactNode; children?: ReactNode }

export function LeadCard({ lead, from, mark, children }: Props) {
  const t = useT('prospects')
  const format = useFormat()
  const reasons = [
    ...lead.reasons.for.slice(0, 2).map((reason) => ['for', reason] as const),
    ...lead.reasons.against.slice(0, 1).map((reason) => ['against', reason] as const),
  ].filter(([, { points }]) => points !== 0)
  return (
    <Card as="article" aria-labelledby={`lead${lead.id}`}>
      <header className={styles.cardHead}>
        <div>
          <h3 id={`lead${lead.id}`} className={styles.name}>
            <Link to={`/prospects-gen-ai/${lead.id}`} state={from}>
              <bdi>{lead.name}</bdi>
            </Link>
          </h3>
          <p className={styles.quiet}>
            {lead.city
              ? t('place', { city: lead.city, country: format.country(lead.country) })
              : format.country(lead.country)}
            {lead.storeType && ` · ${t(`storeTypes.${lead.storeType}` as 'storeTypes.CHAIN')}`}
          </p>
        </div>
        <div className={styles.tags}>
          {lead.viewed && <Tag>{t('viewed')}</Tag>}
          {mark}
        </div>
      </header>
      <Match match={lead.match} estimated={lead.estimated} />
      <Stack as="ul" gap={4} className={styles.reasons}>
        {reasons.map(([kind, reason]) => (
          <li key={reason.feature} data-kind={kind}>
            {reasonText(t as T, format, kind, reason)}
          </li>
        ))}
      </Stack>
      <div className={styles.acts}>
        {children}
        <SaveButton lead={lead} />
      </div>
    </Card>
  )
}

/** Its price stands on it; what is saved costs nothing again. */
export function SaveButton({
  lead,
  look = 'plain',
}: {
  lead: Pick<Lead, 'id' | 'name' | 'saved'>
  look?: 'plain' | 'primary'
}) {
  const t = useT('prospects')
  const write = useProspectWrite('save')
  const rates = useRates()
  const Icon = lead.saved ? IconBookmarkFilled : IconBookmark
  const cost = rates.data?.save ?? 2
  return (
    <Button
      size="small"
      look={lead.saved ? 'quiet' : look}
      icon={<Icon size={16} stroke={1.7} aria-hidden />}
      isBusy={write.isPending}
      whyNot={lead.saved && t('saved')}
      aria-label={lead.saved ? t('saved.of', { name: lead.name }) : t('save.of', { name: lead.name, count: cost })}
      onClick={() => write.mutate({ leadId: lead.id })}
    >
      {lead.saved ? t('saved') : t('save', { count: cost })}
    </Button>
  )
}
