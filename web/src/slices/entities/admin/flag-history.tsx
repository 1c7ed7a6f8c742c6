import type { FlagRule } from '@souk/contract/entities/admin.contract.ts'
import type { FlagChange } from '@souk/contract/entities/console.contract.ts'
import type { FlagKey } from '@souk/contract/reference/flags.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { useFlagHistory } from './console.data.ts'
import styles from './console.module.css'

/** Who changed the flag, when, and what of it. */
export function FlagHistory({ flagKey }: { flagKey: FlagKey }) {
  const t = useT('admin')
  const history = useFlagHistory(flagKey)
  return (
    <section aria-label={t('history.title')}>
      <h3>{t('history.title')}</h3>
      <QueryView query={history} skeleton={<TableSkeleton rows={2} columns={1} />}>
        {(changes) =>
          changes.length === 0 ? (
            <p className="caption">{t('history.none')}</p>
          ) : (
            <Stack as="ol" className={styles.history}>
              {changes.map((change) => (
                <li key={change.id}>
                  <span>{differencesOf(change, t).join(' · ') || t('history.same')}</span>
                  <span className="caption">
                    <Moment value={change.at} look="both" /> <bdi>{change.by ?? t('audit.gone')}</bdi>
                  </span>
                </li>
              ))}
            </Stack>
          )
        }
      </QueryView>
    </section>
  )
}

const valuesOf = ({ traits }: FlagRule) => Object.values(traits).flat()

/** Only what differs from the rule before; the first known rule in full. */
function differencesOf({ before, after }: FlagChange, t: T): string[] {
  const lines: string[] = []
  if (before?.isOn !== after.isOn) lines.push(t(after.isOn ? 'history.on' : 'history.off'))
  if ((before?.percentage ?? 0) !== after.percentage)
    lines.push(t('history.share', { from: before?.percentage ?? 0, to: after.percentage }))
  const entities = [before?.entityIds.length ?? 0, after.entityIds.length] as const
  if (JSON.stringify(before?.entityIds ?? []) !== JSON.stringify(after.entityIds))
    lines.push(t('history.entities', { from: entities[0], to: entities[1] }))
  const traits = [before ? valuesOf(before) : [], valuesOf(after)] as const
  if (JSON.stringify(traits[0]) !== JSON.stringify(traits[1]))
    lines.push(t('history.traits', { values: traits[1].join(', ') || t('health.none') }))
  return lines
}
