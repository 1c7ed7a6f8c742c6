import { rights } from '@souk/contract/core/rights/rights.ts'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { useMay } from '../../lib/session/use-session.ts'
import { Switch } from '../../ui/choices/switch.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Card, Row, Stack } from '../../ui/layout/stack.tsx'
import { Tag } from '../../ui/values/status.tsx'
import { CardsSkeleton } from './model/cards-skeleton.tsx'
import { useFound, useProspectWrite } from './model/prospects.data.ts'
import styles from './model/prospects.module.css'

/** /profile/found: whether brands find the retailer, and who asked for its contact. */
export function BeingFoundPage() {
  const t = useT('prospects')
  const format = useFormat()
  const query = useFound()
  const change = useProspectWrite('changeFound')
  const answer = useProspectWrite('answerConsent')
  const isAdmin = useMay(rights.answerBrands)
  return (
    <Page title={t('found.title')} lead={t('found.lead')}>
      <QueryView query={query} skeleton={<CardsSkeleton />}>
        {({ isFound, requests }) => (
          <Stack gap={24}>
            <Card as="section" className={styles.section}>
              <Switch
                label={t('found.switch')}
                help={t('found.help')}
                isOn={isFound}
                isDisabled={!isAdmin || change.isPending}
                onChange={(next) => change.mutate(next)}
              />
            </Card>
            <Card as="section" className={styles.section}>
              <h2>{t('found.requests')}</h2>
              {requests.length === 0 && <p className={styles.quiet}>{t('found.none')}</p>}
              {requests.map(({ id, brandName, outcome, until }) => (
                <Stack key={id} gap={6}>
                  <strong>
                    <bdi>{brandName}</bdi>
                  </strong>
                  {outcome ? (
                    <Tag tone={outcome === 'delivered' ? 'ok' : 'neutral'}>{t(`found.outcome.${outcome}`)}</Tag>
                  ) : (
                    <>
                      <span className={styles.quiet}>
                        {t('found.until')} {format.day(until.slice(0, 10))}
                      </span>
                      <Row>
                        <Button
                          size="small"
                          look="primary"
                          whyNot={isAdmin ? answer.isPending && t('button.busy') : t('found.adminOnly')}
                          onClick={() => answer.mutate({ id, isAllowed: true })}
                        >
                          {t('found.allow')}
                        </Button>
                        <Button
                          size="small"
                          whyNot={isAdmin ? answer.isPending && t('button.busy') : t('found.adminOnly')}
                          onClick={() => answer.mutate({ id, isAllowed: false })}
                        >
                          {t('found.decline')}
                        </Button>
                      </Row>
                    </>
                  )}
                </Stack>
              ))}
            </Card>
          </Stack>
        )}
      </QueryView>
    </Page>
  )
}
