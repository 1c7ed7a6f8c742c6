import type { DirectRetailer } from '@souk/contract/connections/direct.contract.ts'
import { IconDots } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useRemoveDirect } from '../model/connections-writes.ts'
import { useInvite } from '../list/use-invite.ts'

/** What may be done about one entry of the address book. */
export function DirectTools({ retailer, onOpen }: { retailer: DirectRetailer; onOpen: () => void }) {
  const t = useT('connections')
  const confirm = useConfirm()
  const remove = useRemoveDirect()
  const [isInviting, invite] = useInvite()
  const { id, mayInvite, relationId, status } = retailer
  const name = `\u2068${retailer.name}\u2069`
  async function ask(): Promise<void> {
    const isYes = await confirm({
      title: t('direct.remove.title', { name }),
      text: t(status === 'JOINED' ? 'direct.remove.joined' : 'direct.remove.text'),
      yes: t('direct.remove'),
      no: t('direct.keep'),
      isDestructive: true,
    })
    if (isYes) remove.mutate(id)
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
          { key: 'edit', label: t('direct.edit'), onSelect: onOpen },
          ...(status === 'JOINED'
            ? []
            : [
                {
                  key: 'invite',
                  label: t('direct.invite.one'),
                  isDisabled: !mayInvite || isInviting,
                  ...(!mayInvite && { hint: t('direct.invite.wait') }),
                  onSelect: () => void invite([id]),
                },
              ]),
          ...(relationId ? [{ key: 'relation', label: t('direct.relation'), to: `/connections/${relationId}` }] : []),
        ],
        [{ key: 'remove', label: t('direct.remove'), isDanger: true, onSelect: () => void ask() }],
      ]}
    />
  )
}
