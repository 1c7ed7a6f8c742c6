import type { LeadDetail } from '@souk/contract/prospects/prospect-shapes.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useIsRtl } from '../../../ui/browser/use-rtl.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { Card, Stack, WithAside } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { CardsSkeleton } from '../model/cards-skeleton.tsx'
import { CreditsButton } from '../credits/credits-button.tsx'
import { type ListState, SaveButton } from './lead-card.tsx'
import { Match } from './match.tsx'
import { markPosition, markViewed, useLead, useProspectWrite } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'
import { LeadBars } from './lead-bars.tsx'
import { LeadContacts } from './lead-contacts.tsx'
import { LeadTracking } from './lead-tracking.tsx'

const Territory = lazyPart(async () => (await import('./territory.tsx')).Territory)
const DismissDialog = lazyDialog(async () => (await import('./dismiss-dialog.tsx')).DismissDialog)

/** /prospects-gen-ai/:leadId: one store, why it fits, and what was done with it. */
export function LeadPage() {
  const { leadId = '' } = useParams()
  const query = useLead(leadId)
  const isThere = query.data?.id === leadId
  useEffect(() => {
    if (isThere) void markViewed(leadId)
  }, [leadId, isThere])
  return (
    <QueryView query={query} skeleton={<CardsSkeleton />}>
      {(lead) => <LeadView key={lead.id} lead={lead} />}
    </QueryView>
  )
}

function LeadView({ lead }: { lead: LeadDetail }) {
  const t = useT('prospects')
  const format = useFormat()
  const [isDismissing, setDismissing] = useState(false)
  const dismiss = useProspectWrite('dismiss')
  const country = format.country(lead.country)
  const place = lead.city ? t('place', { city: lead.city, country }) : country
  return (
    <Page
      title={lead.name}
      lead={place}
      crumbs={[{ label: t('lead.back'), to: '/prospects-gen-ai' }]}
      actions={
        <>
          <Neighbours id={lead.id} />
          <CreditsButton />
          {lead.dismissed ? (
            <Button size="small" look="quiet" onClick={() => dismiss.mutate({ leadId: lead.id, reason: null })}>
              {t('dismiss.undo')}
            </Button>
          ) : (
            <Button size="small" look="quiet" onClick={() => setDismissing(true)}>
              {t('dismiss')}
            </Button>
          )}
          <SaveButton lead={lead} look="primary" />
        </>
      }
    >
      <WithAside
        aside={
          <>
            <LeadContacts lead={lead} />
            {lead.tracking && <LeadTracking leadId={lead.id} tracking={lead.tracking} />}
            {lead.similar.length > 0 && (
              <Card as="section" className={styles.section}>
                <h2>{t('similar')}</h2>
                <Stack as="ul" gap={8} className={styles.list}>
                  {lead.similar.map(({ id, name, city, match }) => (
                    <li key={id}>
                      <Link to={`/prospects-gen-ai/${id}`}>
                        <bdi>{`${name}, ${city}`}</bdi>
                      </Link>
                      <span className="num">{format.number(match / 100, { style: 'percent' })}</span>
                    </li>
                  ))}
                </Stack>
              </Card>
            )}
          </>
        }
      >
        <Card as="section" className={styles.section}>
          <h2>{t('lead.why')}</h2>
          <Match match={lead.match} estimated={lead.estimated} />
          <LeadBars lead={lead} />
        </Card>
        <Facts lead={lead} />
        <Suspense fallback={<CardsSkeleton />}>
          <Territory lead={lead} />
        </Suspense>
      </WithAside>
      <Suspense>{isDismissing && <DismissDialog lead={lead} onClose={() => setDismissing(false)} />}</Suspense>
    </Page>
  )
}

function Facts({ lead }: { lead: LeadDetail }) {
  const t = useT('prospects')
  const format = useFormat()
  const { storeType, domain, categories, avgRetailPrice, currency, doors, carriedBrands, description } = lead
  const day = format.day(lead.obtainedOn)
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('lead.facts')}</h2>
      {description && <p dir="auto">{description}</p>}
      <FactList
        facts={[
          ...(storeType
            ? [{ label: t('filter.storeTypes'), value: t(`storeTypes.${storeType}` as 'storeTypes.CHAIN') }]
            : []),
          ...(domain ? [{ label: t('lead.website'), value: <bdi>{domain}</bdi> }] : []),
          ...(categories.length
            ? [
                {
                  label: t('lead.categories'),
                  value: format.list(categories.map((key) => t(`categories.${key}` as 'categories.BAGS'))),
                },
              ]
            : []),
          ...(avgRetailPrice
            ? [{ label: t('lead.price'), value: <Money amount={avgRetailPrice} currency={currency} /> }]
            : []),
          ...(doors ? [{ label: t('lead.doors'), value: format.number(doors) }] : []),
          ...(carriedBrands.length
            ? [{ label: t('lead.brands'), value: format.list(carriedBrands.map((name) => `\u2068${name}\u2069`)) }]
            : []),
          { label: t('lead.source'), value: t('lead.sourceOf', { source: lead.source, day, licence: lead.licence }) },
        ]}
      />
    </Card>
  )
}

/** The list it was opened from: buttons, and the arrow keys outside of fields. */
function Neighbours({ id }: { id: string }) {
  const t = useT('prospects')
  const format = useFormat()
  const navigate = useNavigate()
  const isRtl = useIsRtl()
  const state = useLocation().state as ListState | null
  const ids = state?.ids ?? []
  const at = ids.indexOf(id)
  const [before, after] = [ids[at - 1], ids[at + 1]]
  useEffect(() => {
    if (state && at >= 0) void markPosition({ list: state.list, leadId: id, position: at })
  }, [state, at, id])
  useEffect(() => {
    function go({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
      if (
        altKey ||
        ctrlKey ||
        metaKey ||
        (target instanceof Element && target.closest('input, textarea, [role=combobox], [role=dialog], [role=tablist]'))
      )
        return
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      const to = step === 0 ? undefined : (isRtl ? -step : step) === 1 ? after : before
      if (to) void navigate(`/prospects-gen-ai/${to}`, { state })
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [before, after, isRtl, navigate, state])
  if (at < 0) return null
  const [Back, On] = isRtl ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  const open = (to: string | undefined) => to && void navigate(`/prospects-gen-ai/${to}`, { state })
  return (
    <>
      <IconButton label={t('lead.previous')} isDisabled={!before} onClick={() => open(before)}>
        <Back size={18} stroke={1.7} aria-hidden />
      </IconButton>
      <span className="num">{t('lead.position', { at: format.number(at + 1), total: format.number(ids.length) })}</span>
      <IconButton label={t('lead.next')} isDisabled={!after} onClick={() => open(after)}>
        <On size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </>
  )
}
