import type { AdminEntity } from '@souk/contract/entities/admin.contract.ts'
import { entityList } from '@souk/contract/entities/admin-lists.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type Format, useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { asView } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { countColumn, momentColumn, nameColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Tag } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { useEntities } from './admin.data.ts'
import { EntityMarks } from './entity-marks.tsx'

const { type, ...filters } = listFields(entityList, ['q', 'type', 'access', 'isPremium', 'isDemo'])
const fields = { ...filters, type: asView(type) }
const choices = { of: ['access', 'isPremium', 'isDemo'] }

const EntitySheet = lazyDialog(async () => (await import('./entity-sheet.tsx')).EntitySheet)

/** /admin/entities */
export function AdminEntitiesPage() {
  const t = useT('admin')
  const format = useFormat()
  const state = useList(entityList, fields)
  const entities = useEntities(state.query)
  const [chosen, setChosen] = useState<string | null>(null)
  const edited = entities.data?.items.find(({ id }) => id === chosen)
  return (
    <AdminFrame place="entities" lead={t('entities.lead')}>
      <ListView
        name="admin-entities"
        label={t('entities.title')}
        words="admin"
        state={state}
        search={{ label: t('entities.search') }}
        tab="type"
        choices={choices}
        query={entities}
        rows={({ items }) => items}
        columns={columnsOf(t, format, setChosen)}
        rowLink={({ id, entityType }) => `/admin/entities/${entityType}/${id}`}
      />
      {chosen && (
        <Suspense>
          <EntitySheet entity={edited ?? null} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </AdminFrame>
  )
}

function columnsOf(t: T, format: Format, onEdit: (id: string) => void): Column<AdminEntity>[] {
  return [
    nameColumn('entity', ({ entityName }) => entityName),
    { key: 'type', phone: 'line', cell: ({ entityType }) => t(`type.${entityType}`) },
    { key: 'country', phone: 'hidden', cell: ({ country }) => country && format.country(country) },
    {
      key: 'live',
      phone: 'hidden',
      cell: ({ entityType, isLive }) =>
        entityType === 'brand' && <Tag tone={isLive ? 'ok' : 'neutral'}>{t(isLive ? 'live.yes' : 'live.no')}</Tag>,
    },
    { key: 'marks', phone: 'hidden', wraps: true, cell: (entity) => <EntityMarks entity={entity} /> },
    countColumn('teammates', ({ teammates }) => teammates),
    momentColumn('createdAt', ({ createdAt }) => createdAt, { phone: 'hidden' }),
    {
      key: 'actions',
      isFixed: true,
      phone: 'end',
      cell: ({ id, entityName }) => (
        <Button size="small" aria-label={t('edit.of', { name: entityName })} onClick={() => onEdit(id)}>
          {t('form.edit')}
        </Button>
      ),
    },
  ]
}
