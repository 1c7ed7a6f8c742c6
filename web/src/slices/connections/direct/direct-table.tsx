import type { DirectRetailer } from '@souk/contract/connections/direct.contract.ts'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { SelectionToolbar } from '../../../ui/tables/selection-toolbar.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { DirectTools } from './direct-tools.tsx'
import { useInvite } from '../list/use-invite.ts'
import styles from '../model/connections.module.css'

type Props = {
  rows: readonly DirectRetailer[]
  total: number
  mayWrite: boolean
  onOpen: (retailer: DirectRetailer) => void
}
const tones: Readonly<Record<string, Tone>> = { INVITED: 'info', JOINED: 'ok' }

/** The address book, with many invited at once. */
export function DirectTable({ rows, total, mayWrite, onOpen }: Props) {
  const t = useT('connections')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isInviting, invite] = useInvite()
  const clear = () => setSelected(new Set())
  return (
    <DataTable
      label={t('tabs.direct')}
      words="connections"
      rows={rows}
      columns={columnsOf(t, mayWrite ? onOpen : null)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...(mayWrite && {
        selection: { selected, onSelect: setSelected },
        toolbar: (
          <SelectionToolbar count={selected.size} total={total} onClear={clear}>
            <Button
              icon={<IconMail size={16} stroke={1.7} aria-hidden />}
              isBusy={isInviting}
              onClick={() => void invite([...selected]).then((isDone) => isDone && clear())}
            >
              {t('direct.invite')}
            </Button>
          </SelectionToolbar>
        ),
      })}
    />
  )
}

function columnsOf(t: T, onOpen: ((retailer: DirectRetailer) => void) | null): Column<DirectRetailer>[] {
  const none = <span className="caption">{t('none')}</span>
  const never = <span className="caption">{t('never')}</span>
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
    { key: 'retailer', isFixed: true, phone: 'title', cell: (retailer) => <Who retailer={retailer} /> },
    { key: 'group', phone: 'hidden', cell: ({ group }) => (group ? <bdi>{group.name}</bdi> : none) },
    { key: 'salesRep', phone: 'hidden', cell: ({ salesRep }) => (salesRep ? <bdi>{salesRep.name}</bdi> : none) },
    {
      key: 'status',
      phone: 'line',
      cell: ({ status }) => <Status words="connections" value={status} tones={tones} />,
    },
    { key: 'invited', phone: 'line', cell: ({ invitedAt }) => (invitedAt ? <Ago value={invitedAt} /> : never) },
    ...tools,
  ]
}

function Who({ retailer: { name, email } }: { retailer: DirectRetailer }) {
  return (
    <span className={styles.names}>
      <bdi className={styles.name}>{name}</bdi>
      <bdi className="caption">{email}</bdi>
    </span>
  )
}
