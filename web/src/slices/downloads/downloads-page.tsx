import { downloadList } from '@souk/contract/downloads/download-list.ts'
import type { Download, DownloadStatus } from '@souk/contract/downloads/download-shapes.ts'
import { IconDownload, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import { asView } from '../../lib/url/url-state.ts'
import { listFields, useList } from '../../lib/url/use-list.ts'
import { Progress } from '../../ui/feedback/progress.tsx'
import { Button, IconButton } from '../../ui/layout/button.tsx'
import { ListPage } from '../../ui/lists/list-page.tsx'
import { momentColumn } from '../../ui/tables/columns.tsx'
import type { Column } from '../../ui/tables/data-table-columns.ts'
import { fileSize } from '../../ui/uploads/file-kinds.ts'
import { Ago } from '../../ui/values/date.tsx'
import { Status, type Tone } from '../../ui/values/status.tsx'
import { useDownloads, useDownloadWrite } from './downloads.data.ts'
import styles from './downloads.module.css'

const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
const fields = { status: asView(listFields(downloadList, ['status']).status) }
const tones: Record<DownloadStatus, Tone> = { processing: 'info', readyToDownload: 'ok', error: 'bad' }

/** /downloads: files that were made in the last seven days, and those under way. */
export function DownloadsPage() {
  const t = useT('downloads')
  const state = useList(downloadList, fields)
  return (
    <ListPage
      name="downloads"
      words="downloads"
      title={t('titles.downloads')}
      lead={t('lead')}
      state={state}
      tab="status"
      query={useDownloads(state.query)}
      rows={({ items }) => items}
      columns={columns}
      rowName={({ title }) => title}
      none={state.values.status ? { title: t('none.status') } : { title: t('none'), text: t('none.text') }}
    />
  )
}

const columns: Column<Download>[] = [
  { key: 'file', isFixed: true, phone: 'title', cell: (row) => <File download={row} /> },
  { key: 'status', isFixed: true, phone: 'line', cell: (row) => <State download={row} /> },
  {
    key: 'size',
    numeric: true,
    phone: 'hidden',
    cell: ({ bytes }) => (bytes === null ? '–' : <Size bytes={bytes} />),
  },
  { key: 'asked', phone: 'hidden', cell: ({ askedBy }) => <AskedBy askedBy={askedBy} /> },
  { key: 'age', phone: 'line', cell: ({ createdAt }) => <Ago value={createdAt} /> },
  momentColumn('until', ({ expiresAt }) => expiresAt, { phone: 'hidden' }),
  { key: 'actions', isFixed: true, phone: 'end', cell: (row) => <Actions download={row} /> },
]

function File({ download: { title, type, format } }: { download: Download }) {
  const t = useT('downloads')
  const say = useT('ui')
  return (
    <span className={styles.file}>
      <bdi className={styles.title}>{title}</bdi>
      <span className={styles.kind}>
        {t(`type.${type}`)} · {say(`download.short.${format}`)}
      </span>
    </span>
  )
}

function State({ download: { status, progress, problem, title } }: { download: Download }) {
  const t = useT('downloads')
  if (status === 'processing' && progress !== null)
    return <Progress label={t('progress', { title })} value={progress} isLabelHidden />
  return (
    <span className={styles.state}>
      <Status words="downloads" value={status} tones={tones} />
      {problem && <span className={styles.problem}>{problem}</span>}
    </span>
  )
}

function Size({ bytes }: { bytes: number }) {
  const t = useT('ui')
  const { key, size } = fileSize(bytes)
  return <span className="num">{t(key, { size })}</span>
}

function AskedBy({ askedBy: { name, isYou } }: Pick<Download, 'askedBy'>) {
  const t = useT('downloads')
  return isYou ? t('you') : <bdi>{name}</bdi>
}

function Actions({ download: { id, status, title } }: { download: Download }) {
  const t = useT('downloads')
  const open = useDownloadWrite('openDownload')
  const retry = useDownloadWrite('retryDownload')
  const remove = useDownloadWrite('removeDownload')
  return (
    <span className={styles.actions}>
      {status === 'readyToDownload' && (
        <Button
          size="small"
          icon={<IconDownload {...look} />}
          isBusy={open.isPending}
          aria-label={t('open.of', { title })}
          onClick={() => open.mutate({ id })}
        >
          {t('open')}
        </Button>
      )}
      {status === 'error' && (
        <Button
          size="small"
          icon={<IconRefresh {...look} />}
          isBusy={retry.isPending}
          aria-label={t('retry.of', { title })}
          onClick={() => retry.mutate({ id })}
        >
          {t('retry')}
        </Button>
      )}
      <IconButton label={t('remove.of', { title })} onClick={() => remove.mutate({ id })}>
        <IconTrash {...look} />
      </IconButton>
    </span>
  )
}
