import type { AudienceCount, AudienceGroup } from '@souk/contract/messaging/broadcasts.contract.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { MultiSelectField } from '../../../ui/choices/multi-select-field.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import styles from './broadcasts.module.css'
import { useEmailGroups } from './broadcasts.data.ts'

const kinds = [
  'all',
  'country',
  'group',
  'orderedRecently',
  'notOrderedSince',
  'collection',
  'representative',
  'chosen',
] as const
type Kind = (typeof kinds)[number]
export type AudienceDraft = { kind: Kind; values: readonly string[]; day: string }

/** The group of a draft; null while something is still to be chosen. */
export function audienceOf({ kind, values, day }: AudienceDraft): AudienceGroup[] | null {
  const list = [...values]
  if (kind === 'all' || kind === 'orderedRecently') return [{ kind }]
  if (kind === 'notOrderedSince') return day ? [{ kind, day }] : null
  if (list.length === 0) return null
  const group = {
    country: { kind: 'country' as const, countries: list },
    group: { kind: 'group' as const, groupIds: list },
    collection: { kind: 'collection' as const, collectionId: list[0]! },
    representative: { kind: 'representative' as const, associationIds: list },
    chosen: { kind: 'chosen' as const, retailerIds: list },
  }[kind]
  return [group]
}

export function draftOf([group]: readonly AudienceGroup[]): AudienceDraft {
  const { kind = 'all', ...rest } = group ?? {}
  const day = 'day' in rest ? rest.day : ''
  const values = Object.values(rest).flatMap((value) =>
    Array.isArray(value) ? value : kind === 'collection' ? [String(value)] : [],
  )
  return { kind, values, day }
}

type Props = { draft: AudienceDraft; count: AudienceCount | undefined; onChange: (draft: AudienceDraft) => void }

/** Who gets it, how many that are, and who is left out and why. */
export function AudienceField({ draft, count, onChange }: Props) {
  const t = useT('broadcast')
  const format = useFormat()
  return (
    <QueryView query={useEmailGroups()} skeleton={<FormSkeleton fields={2} />}>
      {(groups) => {
        const named = (all: readonly { id: string; name: string }[]) =>
          all.map(({ id, name }) => ({ value: id, label: name }))
        const options = {
          country: groups.countries.map((code) => ({ value: code, label: format.country(code) })),
          group: named(groups.groups),
          collection: named(groups.collections),
          representative: named(groups.representatives),
          chosen: named(groups.retailers),
        }
        const { kind } = draft
        return (
          <Stack gap={16}>
            <SelectField
              label={t('audience.kind')}
              options={kinds.map((value) => ({ value, label: t(`audience.${value}`) }))}
              value={kind}
              onChange={(next) => onChange({ kind: next as Kind, values: [], day: '' })}
            />
            {kind === 'notOrderedSince' && (
              <DateField label={t('audience.day')} value={draft.day} onChange={(day) => onChange({ ...draft, day })} />
            )}
            {kind in options && (
              <MultiSelectField
                label={t(`audience.${kind}`)}
                options={options[kind as keyof typeof options]}
                {...(kind === 'collection' && { maximum: 1 })}
                value={draft.values}
                onChange={(values) => onChange({ ...draft, values })}
              />
            )}
            {count && <AudienceSummary count={count} />}
          </Stack>
        )
      }}
    </QueryView>
  )
}

function AudienceSummary({ count }: { count: AudienceCount }) {
  const t = useT('broadcast')
  return (
    <output className={styles.count}>
      <strong>{t('audience.count', { count: count.recipients })}</strong>
      {count.leftOut.map(({ reason, count: out }) => (
        <span key={reason} className="caption">
          {t(`leftOut.${reason}`, { total: out })}
        </span>
      ))}
      <span className="caption">{t('audience.leftToday', { total: count.leftToday })}</span>
    </output>
  )
}
