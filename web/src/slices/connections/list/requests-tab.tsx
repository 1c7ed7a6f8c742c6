import { requestDirections, requestList } from '@souk/contract/connections/connection-lists.ts'
import type { ConnectionRequest } from '@souk/contract/connections/connection-shapes.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { oneOf, quietly } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { statusColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago, Countdown } from '../../../ui/values/date.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { useRequests } from '../model/connections.data.ts'
import styles from '../model/connections.module.css'
import { PartnerName } from './partner-name.tsx'
import { RequestTools } from './request-tools.tsx'

const AskDialog = lazyDialog(async () => (await import('./ask-dialog.tsx')).AskDialog)

const fields = { ...listFields(requestList, ['status']), direction: oneOf(requestDirections, 'incoming') }
const tones: Readonly<Record<string, Tone>> = { PENDING: 'warn', ACCEPTED: 'ok', DECLINED: 'bad' }

const columns: Column<ConnectionRequest>[] = [
  { key: 'partner', isFixed: true, phone: 'title', cell: ({ counterpart }) => <PartnerName partner={counterpart} /> },
  { key: 'message', cell: (request) => <Words request={request} /> },
  statusColumn(({ status }) => <Status words="connections" value={status} tones={tones} />),
  {
    key: 'when',
    phone: 'hidden',
    cell: ({ createdAt, expiresAt, status }) => (
      <span className={styles.names}>
        <Ago value={createdAt} />
        {status === 'PENDING' && (
          <span className="caption">
            <Countdown to={expiresAt} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'actions',
    isFixed: true,
    phone: 'end',
    cell: (request) => <RequestTools request={request} />,
  },
]

/** Who would like to trade with the entity, and whom it asked. Representatives get no requests. */
export function RequestsTab() {
  const t = useT('connections')
  const actor = useActor()
  const isRep = actor?.role === 'salesRepresentative'
  const [isAsking, setAsking] = useState(false)
  const state = useList(requestList, fields, { prefix: 'r', ...quietly })
  const direction = isRep ? 'outgoing' : state.values.direction
  const ask = actor?.side === 'brand' && (
    <span className={styles.end}>
      <Button icon={<IconUserPlus size={17} stroke={1.7} aria-hidden />} onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
    </span>
  )
  return (
    <>
      <ListView
        name="requests"
        label={t('tabs.requests')}
        words="connections"
        state={state}
        query={useRequests({ ...state.query, direction })}
        rows={({ items }) => items}
        columns={columns}
        choices={{ of: ['status'] }}
        tools={ask}
        {...(!isRep && { tab: 'direction' })}
        none={{ title: t(`empty.${direction}`), text: t('empty.requests.text'), action: ask }}
      />
      <Suspense>{isAsking && <AskDialog onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

/** What was written, and by whom; a word that came with the acceptance stands below. */
function Words({ request: { message, answer, senderName } }: { request: ConnectionRequest }) {
  const t = useT('connections')
  return (
    <Stack as="span" gap={2} className={styles.words}>
      {message && <span dir="auto">{message}</span>}
      {answer && <span dir="auto">{t('answered', { answer })}</span>}
      {senderName && <bdi className="caption">{senderName}</bdi>}
    </Stack>
  )
}
