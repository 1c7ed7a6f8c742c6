import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import type { Lead } from '@souk/contract/prospects/prospect-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { CardsSkeleton } from '../model/cards-skeleton.tsx'
import { ContinueLink } from './continue-link.tsx'
import { LeadCard } from '../lead/lead-card.tsx'
import { useProspectWrite, useTailored } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

const DismissDialog = lazyDialog(async () => (await import('../lead/dismiss-dialog.tsx')).DismissDialog)

/** Leads chosen for the brand, five more at a time. */
export function TailoredTab() {
  const t = useT('prospects')
  const query = useTailored()
  const more = useProspectWrite('tailor')
  const [dismissing, setDismissing] = useState<Lead | null>(null)
  const button = (
    <Button look="primary" isBusy={more.isPending} onClick={() => more.mutate(undefined)}>
      {t('tailored.more')}
    </Button>
  )
  return (
    <QueryView query={query} skeleton={<CardsSkeleton />}>
      {({ leads }) =>
        leads.length === 0 ? (
          <StatePanel title={t('tailored.none')} action={button}>
            {t('tailored.none.text')}
          </StatePanel>
        ) : (
          <Stack gap={24}>
            <Row gap={12} isSpread>
              <p className={styles.quiet}>{t('tailored.free')}</p>
              {button}
            </Row>
            <ContinueLink list="ai" ids={leads.map(({ id }) => id)} />
            <h2 className="hidden-text">{t('tailored.title')}</h2>
            <div className={styles.grid}>
              {leads.map((lead) => (
                <LeadCard
                  key={lead.id}
                  lead={lead}
                  from={{ list: 'ai', ids: leads.map(({ id }) => id) }}
                  mark={lead.isExploratory && <Tag tone="info">{t('exploratory')}</Tag>}
                >
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={t('dismiss.of', { name: lead.name })}
                    onClick={() => setDismissing(lead)}
                  >
                    {t('dismiss')}
                  </Button>
                </LeadCard>
              ))}
            </div>
            <Suspense>{dismissing && <DismissDialog lead={dismissing} onClose={() => setDismissing(null)} />}</Suspense>
          </Stack>
        )
      }
    </QueryView>
  )
}
