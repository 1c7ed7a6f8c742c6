import type { Teammate } from '@souk/contract/entities/team.contract.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { textColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { fullName } from './team-order.ts'
import { TeamTools } from './team-tools.tsx'
import styles from './team-columns.module.css'

type Ways = { mates: readonly Teammate[]; onChange: (mate: Teammate) => void }

export function teamColumns(t: T, { mates, onChange }: Ways): Column<Teammate>[] {
  return [
    { key: 'name', isFixed: true, phone: 'title', cell: (mate) => <Name mate={mate} /> },
    textColumn('email', ({ email }) => email, { phone: 'line' }),
    { key: 'role', phone: 'line', cell: (mate) => <Role mate={mate} mates={mates} /> },
    {
      key: 'seen',
      phone: 'hidden',
      cell: ({ lastSeenAt, isPending }) => (lastSeenAt ? <Ago value={lastSeenAt} /> : t(isPending ? 'never' : 'away')),
    },
    {
      key: 'actions',
      isFixed: true,
      phone: 'end',
      cell: (mate) => mate.mayChange && <TeamTools mate={mate} onChange={() => onChange(mate)} />,
    },
  ]
}

function Name({ mate }: { mate: Teammate }) {
  const t = useT('team')
  return (
    <span className={styles.name}>
      <Avatar name={fullName(mate)} size={24} />
      <bdi>{fullName(mate)}</bdi>
      {mate.isYou && <Tag>{t('you')}</Tag>}
      {mate.isPending && <Tag tone="warn">{t('pending')}</Tag>}
      {mate.isHandover && <Tag tone="info">{t('handover.asked')}</Tag>}
    </span>
  )
}

/** Who works under whom, in a line of words. */
function Role({ mate: { role, userId, managerName }, mates }: { mate: Teammate; mates: readonly Teammate[] }) {
  const t = useT('team')
  const count = mates.filter(({ managerId }) => managerId === userId).length
  const below = role === 'salesManager' && count > 0 ? t('leads', { count }) : null
  const above = managerName && t('under', { name: `\u2068${managerName}\u2069` })
  return (
    <span className={styles.role}>
      <span>{t(`roles.${role}`)}</span>
      {(below ?? above) && <span className={styles.scope}>{below ?? above}</span>}
    </span>
  )
}
