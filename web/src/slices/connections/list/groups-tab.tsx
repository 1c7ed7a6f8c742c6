import { may } from '@souk/contract/core/abilities.ts'
import { type RetailerGroup, retailerGroups } from '@souk/contract/connections/connections.contract.ts'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useActor } from '../../../lib/session/use-session.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { nameColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useGroups } from '../model/connections.data.ts'
import { useRemoveGroup } from '../model/connections-writes.ts'
import { GroupDialog } from './group-dialog.tsx'
import styles from '../model/connections.module.css'

/** The brand's own way to bundle its retailers; books can be given to a group. */
export function GroupsTab() {
  const t = useT('connections')
  const mayWrite = may(useActor(), retailerGroups.create)
  const [editing, setEditing] = useState<RetailerGroup | 'new' | null>(null)
  const begin = mayWrite && (
    <Button look="primary" icon={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setEditing('new')}>
      {t('group.new')}
    </Button>
  )
  return (
    <Stack gap={20}>
      <Row gap={24} isSpread>
        <p className={styles.text}>{t('groups.text')}</p>
        {begin}
      </Row>
      <ListView
        name="groups"
        label={t('tabs.groups')}
        words="connections"
        query={useGroups()}
        rows={(list) => list}
        columns={columnsOf(t, mayWrite ? setEditing : null)}
        none={{ title: t('empty.groups'), text: t('empty.groups.text') }}
      />
      {editing && <GroupDialog group={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </Stack>
  )
}

function columnsOf(t: T, onEdit: ((group: RetailerGroup) => void) | null): Column<RetailerGroup>[] {
  return [
    nameColumn('name', ({ name }) => name),
    { key: 'members', phone: 'line', cell: ({ count }) => <span className="num">{t('group.size', { count })}</span> },
    ...(onEdit
      ? [
          {
            key: 'actions',
            isFixed: true,
            phone: 'end' as const,
            cell: (group: RetailerGroup) => <GroupTools group={group} onEdit={() => onEdit(group)} />,
          },
        ]
      : []),
  ]
}

function GroupTools({ group, onEdit }: { group: RetailerGroup; onEdit: () => void }) {
  const t = useT('connections')
  const confirm = useConfirm()
  const remove = useRemoveGroup()
  const name = `\u2068${group.name}\u2069`
  async function ask(): Promise<void> {
    const isYes = await confirm({
      title: t('group.remove.title', { name }),
      text: t('group.remove.text'),
      yes: t('group.remove'),
      no: t('group.keep'),
      isDestructive: true,
    })
    if (isYes) remove.mutate(group.id)
  }
  return (
    <Menu
      trigger={
        <IconButton label={t('more', { name })}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </IconButton>
      }
      groups={[
        [
          { key: 'rename', label: t('form.rename'), onSelect: onEdit },
          { key: 'show', label: t('group.show'), to: `/connections?p.groupId=${group.id}` },
        ],
        [{ key: 'remove', label: t('group.remove'), isDanger: true, onSelect: () => void ask() }],
      ]}
    />
  )
}
