import type { Relation, RelationEvent } from '@souk/contract/connections/connection-shapes.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import type { Tone } from '../../../ui/values/status.tsx'
import { Timeline } from '../../../ui/values/timeline.tsx'
import { ProfileSection } from '../../entities/door.ts'

const tones: Partial<Record<RelationEvent['kind'], Tone>> = { CONNECTED: 'ok', REOPENED: 'ok', ENDED: 'bad' }

/** Who did what and when; people of the other side are only its name. */
export function RelationHistory({ relation: { history, counterpart } }: { relation: Relation }) {
  const t = useT('connections')
  const who = ({ isOwnSide, byName }: RelationEvent) =>
    isOwnSide ? (byName ?? t('history.somebody')) : counterpart.name
  return (
    <ProfileSection title={t('history.title')} text={t('history.text')}>
      <Timeline
        label={t('history.list')}
        entries={history.map((event) => ({
          id: event.id,
          at: event.at,
          who: who(event),
          what: whatOf(event, t),
          tone: tones[event.kind] ?? 'neutral',
        }))}
      />
    </ProfileSection>
  )
}

function whatOf({ kind, to }: RelationEvent, t: T): string {
  if (kind !== 'GROUP' && kind !== 'SALES_REP') return t(`history.${kind}`)
  return to ? t(`history.${kind}.to`, { to: `\u2068${to}\u2069` }) : t(`history.${kind}.none`)
}
