import type { AdminLegal } from '@souk/contract/legal/legal.contract.ts'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { ButtonLink } from '../../ui/layout/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Row, RuledList, Stack } from '../../ui/layout/stack.tsx'
import { Tag } from '../../ui/values/status.tsx'
import { useLegalTexts } from './legal.data.ts'

/** /admin/legal: the four texts, what holds of each and what is written. */
export function AdminLegalPage() {
  const t = useT('legal')
  return (
    <Page title={t('titles.admin-legal')} lead={t('lead')} crumbs={[{ label: t('admin'), to: '/admin' }]}>
      <QueryView query={useLegalTexts()} skeleton={<TableSkeleton columns={3} />}>
        {(all) => (
          <RuledList>
            {all.map((one) => (
              <Kind key={one.kind} one={one} />
            ))}
          </RuledList>
        )}
      </QueryView>
    </Page>
  )
}

function Kind({ one }: { one: AdminLegal }) {
  const t = useT('legal')
  const format = useFormat()
  const { kind, published, current, version } = one
  const holding = published.find(({ number }) => number === current)
  return (
    <Row as="li" gap={16} isSpread>
      <Stack gap={4}>
        <Row gap={8}>
          <h2>{t(`kinds.${kind}`)}</h2>
          {version > 0 && <Tag tone="info">{t('hasDraft')}</Tag>}
        </Row>
        <span className="caption">
          {holding ? t('version', { number: holding.number, day: format.day(holding.validFrom) }) : t('none')}
        </span>
        {published
          .filter(({ number }) => number > (current ?? 0))
          .map(({ number, validFrom }) => (
            <span key={number} className="caption">
              {t('coming', { number, day: format.day(validFrom) })}
            </span>
          ))}
      </Stack>
      <Row gap={8}>
        <ButtonLink to={`/legal/${kind}`} look="quiet">
          {t('see')}
        </ButtonLink>
        <ButtonLink to={`/admin/legal/${kind}`}>{t('write')}</ButtonLink>
      </Row>
    </Row>
  )
}
