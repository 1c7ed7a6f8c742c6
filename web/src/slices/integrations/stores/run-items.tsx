import { runItemList } from '@souk/contract/integrations/integration-lists.ts'
import type { RunItem } from '@souk/contract/integrations/store-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { asView } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { ChoiceChips } from '../../../ui/choices/chips.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { useIntegrationWrite, useItems, useMayIntegrate } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'

const fields = { only: asView(listFields(runItemList, ['only']).only) }
const tones: Record<string, Tone> = { NEW: 'ok', CHANGED: 'info', SKIPPED: 'warn', FAILED: 'bad', APPLIED: 'ok' }

/** The products of a run: what happens to each, and why some stay out. */
export function RunItems({ runId }: { runId: string }) {
  const t = useT('integrations')
  const state = useList(runItemList, fields, { isApart: true })
  return (
    <ListView
      name="run-items"
      label={t('items')}
      words="integrations"
      state={state}
      tabs={
        <ChoiceChips
          label={t('items.filter')}
          isSingle
          value={[state.values.only ?? 'all']}
          onChange={([next]) => state.change({ only: next })}
          chips={(['all', ...runItemList.filters.only.of] as const).map((value) => ({
            value,
            label: t(`status.${value}`),
          }))}
        />
      }
      query={useItems(runId, state.query)}
      rows={({ items }) => items}
      columns={columns}
      none={{ title: t('items.none') }}
    />
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
    <Row as="span" gap={4}>
      {change && <Tag tone={tones[change] ?? 'neutral'}>{t(`status.${change}`)}</Tag>}
      {outcome && outcome !== 'APPLIED' && <Tag tone={tones[outcome] ?? 'neutral'}>{t(`status.${outcome}`)}</Tag>}
    </Row>
  )
}

const shownChanges = 6

function Details({ item: { problems, before, rows, kept: ownColumns, change } }: { item: RunItem }) {
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
    <Stack as="ul" gap={4} className={styles.changes}>
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
      {ownColumns.length > 0 && (
        <li>
          {t('items.kept', { columns: [...new Set(ownColumns.map((key) => column(parts(key).name)))].join(', ') })}
        </li>
      )}
      {change === 'NEW' && problems.length === 0 && <li>{t('items.skus', { count: rows.length })}</li>}
    </Stack>
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
