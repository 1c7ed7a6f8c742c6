import type { DataExport, privacy } from '@souk/contract/identity/security.contract.ts'
import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../../lib/server/download.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { fileSize } from '../../../ui/uploads/file-kinds.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import list from '../account/session-list.module.css'
import { requestExport, useDataExports, useSecurityWrite } from './security.data.ts'

const tones: Record<string, Tone> = { PROCESSING: 'info', READY: 'ok', FAILED: 'bad' }

/** Everything stored about the person, made in the background. */
export function DataSection() {
  const t = useT('security')
  const exports = useDataExports()
  const request = useSecurityWrite(requestExport)
  const isRunning = exports.data?.some(({ status }) => status === 'PROCESSING') ?? false
  return (
    <Stack gap={16}>
      <QueryView query={exports} skeleton={<TableSkeleton rows={1} columns={2} />}>
        {(all) =>
          all.length === 0 ? (
            <p className={list.facts}>{t('data.none')}</p>
          ) : (
            <ul aria-label={t('data.title')} className={list.list}>
              {all.map((one) => (
                <Line key={one.id} one={one} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <Row>
        <Button
          isBusy={request.isPending}
          whyNot={isRunning && t('data.running')}
          onClick={() => request.mutate(undefined)}
        >
          {t('data.request')}
        </Button>
      </Row>
    </Stack>
  )
}

function Line({ one }: { one: DataExport }) {
  const t = useT('security')
  const [isBusy, setBusy] = useState(false)
  async function fetchIt(): Promise<void> {
    setBusy(true)
    try {
      await download<typeof privacy.downloadExport>('/api/v2/users/data-exports/:id/file', { params: { id: one.id } })
    } catch {
      // a toast says why
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={list.line}>
      <IconFileZip size={20} stroke={1.5} aria-hidden className={list.icon} />
      <div className={list.words}>
        <p className={list.name}>
          <Moment value={one.createdAt} look="both" />
          <Status words="security" value={one.status} tones={tones} />
        </p>
        <p className={list.facts}>
          {one.bytes !== null && <Size bytes={one.bytes} />}
          <span>
            {t('data.until')} <Moment value={one.expiresAt} />
          </span>
        </p>
      </div>
      {one.status === 'READY' && (
        <Button size="small" isBusy={isBusy} onClick={() => void fetchIt()}>
          {t('data.download')}
        </Button>
      )}
    </li>
  )
}

function Size({ bytes }: { bytes: number }) {
  const t = useT('ui')
  const { key, size } = fileSize(bytes)
  return <span className="num">{t(key, { size })}</span>
}
