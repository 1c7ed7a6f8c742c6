import type { ReadinessPoint, ReadinessState } from '@souk/contract/readiness/readiness.contract.ts'
import { useT } from '../../lib/language/use-t.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Button, ButtonLink } from '../../ui/layout/button.tsx'
import { Row, RuledList, Stack } from '../../ui/layout/stack.tsx'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { Ago } from '../../ui/values/date.tsx'
import { FactList } from '../../ui/values/fact-list.tsx'
import { Tag, type Tone } from '../../ui/values/status.tsx'
import { AdminFrame } from '../entities/door.ts'
import { useReadiness, useWrite } from './readiness.data.ts'

const tones: Record<ReadinessState, Tone> = { done: 'ok', off: 'neutral', open: 'warn', problem: 'bad' }
const isOpen = ({ state }: ReadinessPoint) => state === 'open' || state === 'problem'

/** /admin/readiness, and the console's home outside the demo until nothing is open. */
export function ReadinessPage() {
  const t = useT('readiness')
  const readiness = useReadiness()
  const { data } = readiness
  const lead =
    data && (data.isDemo ? t('lead.demo') : data.open > 0 ? t('lead.open', { count: data.open }) : t('lead.done'))
  return (
    <AdminFrame
      place="readiness"
      lead={lead ?? '\u00a0'}
      actions={<ButtonLink to="/admin?overview=1">{t('overview')}</ButtonLink>}
    >
      <QueryView query={readiness} skeleton={<FormSkeleton fields={9} />}>
        {({ points }) => (
          <Stack gap={24}>
            <Points title={t('open')} points={points.filter(isOpen)} />
            <Points title={t('done')} points={points.filter((point) => !isOpen(point))} />
          </Stack>
        )}
      </QueryView>
    </AdminFrame>
  )
}

function Points({ title, points }: { title: string; points: readonly ReadinessPoint[] }) {
  if (points.length === 0) return null
  return (
    <TitledCard title={title}>
      <RuledList>
        {points.map((point) => (
          <Point key={point.key} point={point} />
        ))}
      </RuledList>
    </TitledCard>
  )
}

/** Why it matters and how to set it stand beside it while it is open; what is set is one line. */
function Point({ point }: { point: ReadinessPoint }) {
  const t = useT('readiness')
  const { key, state, title, text, why, how, proof, checked, to } = point
  const prove = useWrite('provePoint')
  const word = proof === 'confirm' ? 'confirm' : 'test'
  return (
    <Stack as="li" gap={8}>
      <Row gap={16} isSpread align="start">
        <Stack gap={4}>
          <Row>
            <h3>{title}</h3>
            <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
          </Row>
          <p>{text}</p>
        </Stack>
        <Row>
          {to && isOpen(point) && (
            <ButtonLink size="small" look="quiet" to={to} aria-label={t('go.of', { name: title })}>
              {t('go')}
            </ButtonLink>
          )}
          {proof && !(proof === 'confirm' && state === 'done') && (
            <Button
              size="small"
              isBusy={prove.isPending}
              aria-label={t(`${word}.of`, { name: title })}
              onClick={() => prove.mutate(key)}
            >
              {t(state === 'done' ? 'test.again' : word)}
            </Button>
          )}
        </Row>
      </Row>
      {isOpen(point) && (
        <FactList
          facts={[
            { label: t('why'), value: why },
            { label: t('how'), value: how },
          ]}
        />
      )}
      {checked && (
        <p className="caption">
          {t('checked')} <Ago value={checked.at} />
          {checked.by && ` · ${checked.by}`}
          {checked.detail && (
            <>
              {' · '}
              <bdi dir="ltr">{checked.detail}</bdi>
            </>
          )}
        </p>
      )}
    </Stack>
  )
}
