import type { RelationRow } from '@souk/contract/connections/connection-shapes.ts'
import { IconUnlink } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { Button } from '../../../ui/layout/button.tsx'
import type { BulkProps } from '../../../ui/lists/list-page.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useChangeRelations } from '../model/connections-writes.ts'
import { useArrangements } from '../relation/use-arrangements.ts'

/** A group, a representative or the end, for all that are selected or for none. */
export function PartnersBulk({ rows, onDone }: BulkProps<RelationRow>) {
  const t = useT('connections')
  const actor = useActor()
  const confirm = useConfirm()
  const change = useChangeRelations()
  const ids = rows.map(({ id }) => id)
  const { groups, ownSellers } = useArrangements()
  type Input = Parameters<typeof change.mutate>[0]['change']
  const apply = (input: Input) => change.mutate({ ids, change: input }, { onSuccess: onDone })

  async function end(): Promise<void> {
    const isYes = await confirm({
      title: t('end.many', { count: ids.length }),
      text: t('end.text'),
      yes: t('end.yes'),
      no: t('end.no'),
      isDestructive: true,
    })
    if (isYes) apply({ status: 'ENDED' })
  }
  const nobody = { key: 'none', label: t('without.salesRep'), onSelect: () => apply({ salesRepId: null }) }
  return (
    <>
      <Menu
        side="start"
        trigger={<Button isBusy={change.isPending}>{t('bulk.group')}</Button>}
        groups={[
          groups.map(({ value, label }) => ({ key: value, label, onSelect: () => apply({ groupId: value }) })),
          [{ key: 'none', label: t('without.group'), onSelect: () => apply({ groupId: null }) }],
        ]}
      />
      <Menu
        side="start"
        trigger={<Button isBusy={change.isPending}>{t('bulk.salesRep')}</Button>}
        groups={[
          ownSellers.map(({ value, label }) => ({ key: value, label, onSelect: () => apply({ salesRepId: value }) })),
          actor?.role === 'entityAdmin' ? [nobody] : [],
        ]}
      />
      <Button
        icon={<IconUnlink size={16} stroke={1.7} aria-hidden />}
        isBusy={change.isPending}
        onClick={() => void end()}
      >
        {t('end')}
      </Button>
    </>
  )
}
