import { directList } from '@souk/contract/connections/connection-lists.ts'
import { direct, directLimits, type DirectRetailer } from '@souk/contract/connections/direct.contract.ts'
import { may } from '@souk/contract/core/abilities.ts'
import { IconMail } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { quietly } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { type BulkProps, ListView } from '../../../ui/lists/list-page.tsx'
import type { Place } from '../../../ui/lists/use-selected-rows.ts'
import { statusColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { VerifyNotice } from '../../entities/door.ts'
import { useInvite } from '../list/use-invite.ts'
import { readDirect, useDirect } from '../model/connections.data.ts'
import styles from '../model/connections.module.css'
import { DirectHead } from './direct-head.tsx'
import { DirectTools } from './direct-tools.tsx'

const DirectSheet = lazyDialog(async () => (await import('./direct-sheet.tsx')).DirectSheet)
const DirectImport = lazyDialog(async () => (await import('./direct-import.tsx')).DirectImport)

const tones: Readonly<Record<string, Tone>> = { INVITED: 'info', JOINED: 'ok' }
const fields = listFields(directList, ['q', 'status'])

/** What is open above the list: one retailer, a new one, or the import. */
export type DirectOpen = { is: 'entry'; retailer: DirectRetailer | null } | { is: 'import' } | null

/** The brand's own address book: who buys from it, on the marketplace or not yet. */
export function DirectTab() {
  const t = useT('connections')
  const mayWrite = may(useActor(), direct.add)
  const state = useList(directList, fields, { prefix: 'd', ...quietly })
  const [open, setOpen] = useState<DirectOpen>(null)
  const close = () => setOpen(null)
  const pageAt = (place: Place) => readDirect({ ...state.query, ...place })
  return (
    <Stack gap={20}>
      {mayWrite && <VerifyNotice />}
      <DirectHead mayWrite={mayWrite} onOpen={setOpen} />
      <div>
        <ListView
          name="direct"
          label={t('tabs.direct')}
          words="connections"
          state={state}
          query={useDirect(state.query)}
          rows={({ items }) => items}
          columns={columnsOf(t, mayWrite && ((retailer) => setOpen({ is: 'entry', retailer })))}
          rowName={({ name }) => name}
          bulk={mayWrite ? { part: InviteSeveral, maximum: directLimits.invitationsADay, pageAt } : undefined}
          search={{ label: t('direct.search') }}
          choices={{ of: ['status'] }}
          none={{ title: t('empty.direct'), text: t(mayWrite ? 'empty.direct.text' : 'empty.direct.reader') }}
        />
      </div>
      <Suspense>
        {open?.is === 'entry' && <DirectSheet retailer={open.retailer} onClose={close} />}
        {open?.is === 'import' && <DirectImport onClose={close} />}
      </Suspense>
    </Stack>
  )
}

function InviteSeveral({ rows, onDone }: BulkProps<DirectRetailer>) {
  const t = useT('connections')
  const [isInviting, invite] = useInvite()
  return (
    <Button
      icon={<IconMail size={16} stroke={1.7} aria-hidden />}
      isBusy={isInviting}
      onClick={() => void invite(rows.map(({ id }) => id)).then((isDone) => isDone && onDone())}
    >
      {t('direct.invite')}
    </Button>
  )
}

type OnOpen = (retailer: DirectRetailer) => void

function columnsOf(t: T, onOpen: OnOpen | false): Column<DirectRetailer>[] {
  const none = <span className="caption">{t('none')}</span>
  const tools: Column<DirectRetailer>[] = onOpen
    ? [
        {
          key: 'actions',
          isFixed: true,
          phone: 'end',
          cell: (retailer) => <DirectTools retailer={retailer} onOpen={() => onOpen(retailer)} />,
        },
      ]
    : []
  return [
    {
      key: 'retailer',
      isFixed: true,
      phone: 'title',
      cell: ({ name, email }) => (
        <span className={styles.names}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className="caption">{email}</bdi>
        </span>
      ),
    },
    { key: 'group', phone: 'hidden', cell: ({ group }) => (group ? <bdi>{group.name}</bdi> : none) },
    { key: 'salesRep', phone: 'hidden', cell: ({ salesRep }) => (salesRep ? <bdi>{salesRep.name}</bdi> : none) },
    statusColumn(({ status }) => <Status words="connections" value={status} tones={tones} />, { phone: 'line' }),
    {
      key: 'invited',
      cell: ({ invitedAt }) => (invitedAt ? <Ago value={invitedAt} /> : <span className="caption">{t('never')}</span>),
    },
    ...tools,
  ]
}
