import type { Invitation } from '@souk/contract/invitations/invitations.contract.ts'
import { IconDots } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import { IconButton } from '../../ui/layout/button.tsx'
import { useConfirm } from '../../ui/overlays/confirm.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { useWrite } from './invitations.data.ts'

type Props = { invitation: Invitation; canMail: boolean; onLink: () => void }

/** What may be done about one invitation; what joined or was withdrawn is only read. */
export function InvitationTools({ invitation, canMail, onLink }: Props) {
  const t = useT('invitations')
  const confirm = useConfirm()
  const sendAgain = useWrite('sendAgain')
  const withdraw = useWrite('withdraw')
  const { id, status } = invitation
  const company = `\u2068${invitation.company}\u2069`
  if (status === 'JOINED' || status === 'WITHDRAWN') return null
  async function ask(): Promise<void> {
    const isYes = await confirm({
      title: t('withdraw.title', { company }),
      text: t('withdraw.text'),
      yes: t('withdraw'),
      no: t('withdraw.no'),
      isDestructive: true,
    })
    if (isYes) withdraw.mutate(id)
  }
  return (
    <Menu
      trigger={
        <IconButton label={t('more', { company })}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </IconButton>
      }
      groups={[
        [
          canMail
            ? { key: 'again', label: t('again'), isDisabled: sendAgain.isPending, onSelect: () => sendAgain.mutate(id) }
            : { key: 'link', label: t('link'), onSelect: onLink },
        ],
        [{ key: 'withdraw', label: t('withdraw'), isDanger: true, onSelect: () => void ask() }],
      ]}
    />
  )
}
