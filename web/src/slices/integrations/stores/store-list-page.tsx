import type { Store } from '@souk/contract/integrations/store-shapes.ts'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useNavigate } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { momentColumn, textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { useMayChangeAccess, useStores } from '../model/integrations.data.ts'
import { IntegrationsFrame } from '../model/integrations-frame.tsx'
import styles from '../model/integrations.module.css'

/** Comes with its schemas when it is opened. */
const NewStoreSheet = lazyDialog(async () => (await import('./new-store-sheet.tsx')).NewStoreSheet)

/** /integrations/stores: the shops that fill the brand's collections. */
export function StoresPage() {
  const t = useT('integrations')
  const mayWrite = useMayChangeAccess()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <IntegrationsFrame
      lead={t('stores.lead')}
      actions={
        mayWrite && (
          <Button look="primary" icon={<IconPlus size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
            {t('stores.new')}
          </Button>
        )
      }
    >
      <ListView
        name="stores"
        label={t('place.stores')}
        words="integrations"
        query={useStores()}
        rows={(all) => all}
        columns={columns}
        rowName={({ name }) => name}
        rowLink={({ id }) => `/integrations/stores/${id}`}
        none={{ title: t('stores.none'), text: t('stores.none.text') }}
      />
      {isOpen && (
        <Suspense>
          <NewStoreSheet onClose={() => setOpen(false)} onMade={(id) => void navigate(`/integrations/stores/${id}`)} />
        </Suspense>
      )}
    </IntegrationsFrame>
  )
}

const columns: Column<Store>[] = [
  { key: 'store', isFixed: true, phone: 'title', cell: (row) => <Name store={row} /> },
  { key: 'status', phone: 'line', cell: (row) => <StoreState store={row} /> },
  textColumn('collection', ({ collectionName }) => collectionName, { phone: 'hidden' }),
  { key: 'lastRun', phone: 'line', cell: ({ lastRun }) => (lastRun ? <Ago value={lastRun.createdAt} /> : '–') },
  momentColumn('nextRun', ({ nextRunAt }) => nextRunAt, { phone: 'hidden', look: 'both' }),
]

function Name({ store: { name, kind, url, shop, fileName } }: { store: Store }) {
  const t = useT('integrations')
  return (
    <span className={styles.cell}>
      <bdi className={styles.strong}>{name}</bdi>
      <span className={styles.quiet}>
        {t(`kind.${kind}`)} · <bdi dir="ltr">{shop ?? url ?? fileName ?? '–'}</bdi>
      </span>
    </span>
  )
}

const tones: Record<string, Tone> = { DONE: 'ok', FAILED: 'bad', READY: 'warn', READING: 'info', APPLYING: 'info' }

export function StoreState({ store: { status, pauseReason, lastRun } }: { store: Store }) {
  const t = useT('integrations')
  if (status === 'PAUSED') return <Tag tone={pauseReason === 'FAILING' ? 'bad' : 'neutral'}>{t('status.PAUSED')}</Tag>
  if (!lastRun) return <Tag>{t('stores.neverRun')}</Tag>
  return <Tag tone={tones[lastRun.status] ?? 'neutral'}>{t(`status.${lastRun.status}`)}</Tag>
}
