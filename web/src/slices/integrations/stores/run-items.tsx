import type { RunItem } from '@souk/contract/integrations/store-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { useIntegrationWrite, useItems, useMayIntegrate } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'

const filters = ['NEW', 'CHANGED', 'SKIPPED', 'FAILED', 'SAME'] as const
const tones: Record<string, Tone> = { NEW: 'ok', CHANGED: 'info', SKIPPED: 'warn', FAILED: 'bad', APPLIED: 'ok' }

/** The products of a run: what happens to each, and why some stay out. */
export function RunItems({ runId }: { runId: string }) {
  const t = useT('integrations')
  const [only, setOnly] = useState<(typeof filters)[number] | null>(null)
  const [page, setPage] = useState(1)
  const items = useItems(runId, { ...(only && { only }), page, limit: 20 })
  return (
    <div className={styles.stack}>
      <ChoiceChips
        label={t('items.filter')}
        isSingle
        value={[only ?? 'all']}
        onChange={([next]) => {
          setOnly(filters.find((one) => one === next) ?? null)
          setPage(1)
        }}
        chips={(['all', ...filters] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <QueryView
        query={items}
        skeleton={<TableSkeleton columns={3} />}
        empty={({ items: list }) => list.length === 0 && { title: t('items.none') }}
      >
        {({ items: list, ...paging }) => (
          <>
            <DataTable label={t('items')} words="integrations" rows={list} columns={columns} rowKey={({ id }) => id} />
            <Pager {...paging} onPage={setPage} />
          </>
        )}
      </QueryView>
    </div>
  )
}

const columns: Column<RunItem>[] = [
  {
    key: 'product',
    isFixed: true,
    phone: 'title',
    cell: ({ name, externalId }) => (
      <span className={styles.cell}>
        <bdi className={styles.strong}>{name || externalId}</bdi>
        <bdi dir="ltr" className={styles.quiet}>
          {externalId}
        </bdi>
      </span>
    ),
  },
  { key: 'change', phone: 'line', cell: (row) => <Outcome item={row} /> },
  { key: 'details', phone: 'line', cell: (row) => <Details item={row} /> },
  { key: 'actions', phone: 'end', cell: (row) => <Retry item={row} /> },
]

function Outcome({ item: { change, outcome } }: { item: RunItem }) {
  const t = useT('integrations')
  return (
    <span className={styles.tags}>
      {change && <Tag tone={tones[change] ?? 'neutral'}>{t(`status.${change}`)}</Tag>}
      {outcome && outcome !== 'APPLIED' && <Tag tone={tones[outcome] ?? 'neutral'}>{t(`status.${outcome}`)}</Tag>}
    </span>
  )
}

const shownChanges = 6

function Details({ item: { problems, before, rows, kept, change } }: { item: RunItem }) {
  const t = useT('integrations')
  const column = (name: string) => t(`column.${name}` as 'column.name')
  /** Columns of a SKU are written with its code in front. */
  const parts = (key: string) => {
    const at = key.lastIndexOf(' ')
    return at < 0 ? { sku: null, name: key } : { sku: key.slice(0, at), name: key.slice(at + 1) }
  }
  const after = ({ sku, name }: { sku: string | null; name: string }) =>
    (sku ? rows.find((row) => row['sku'] === sku) : rows[0])?.[name] ?? ''
  const changes = change === 'CHANGED' ? Object.entries(before).slice(0, shownChanges) : []
  return (
    <ul className={styles.changes}>
      {problems.map(({ column: name, problem, fix, value }) => (
        <li key={`${name} ${problem}`}>
          <strong>{name ? column(name) : ''}</strong> {value && <bdi>“{value.slice(0, 60)}”</bdi>} {problem} {fix}
        </li>
      ))}
      {changes.map(([key, was]) => {
        const part = parts(key)
        return (
          <li key={key}>
            {column(part.name)} {part.sku && <bdi dir="ltr">{part.sku}</bdi>}: <del>{short(was)}</del> →{' '}
            <ins>{short(after(part))}</ins>
          </li>
        )
      })}
      {kept.length > 0 && (
        <li>{t('items.kept', { columns: [...new Set(kept.map((key) => column(parts(key).name)))].join(', ') })}</li>
      )}
      {change === 'NEW' && problems.length === 0 && <li>{t('items.skus', { count: rows.length })}</li>}
    </ul>
  )
}

const short = (text: string) => (text === '' ? '–' : text.length > 40 ? `${text.slice(0, 40)}…` : text)

function Retry({ item: { id, outcome, change, name } }: { item: RunItem }) {
  const t = useT('integrations')
  const retry = useIntegrationWrite('retryItem')
  const mayWrite = useMayIntegrate()
  if (!mayWrite || !(outcome === 'FAILED' || (change === 'SKIPPED' && outcome === null))) return null
  return (
    <Button
      size="small"
      isBusy={retry.isPending}
      aria-label={t('items.retry.of', { name })}
      onClick={() => retry.mutate({ id })}
    >
      {t('state.retry')}
    </Button>
  )
}
