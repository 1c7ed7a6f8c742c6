import { may } from '@souk/contract/core/abilities.ts'
import { type Teammate, team } from '@souk/contract/entities/team.contract.ts'
import { IconDots } from '@tabler/icons-react'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { fullName } from './team-order.ts'
import { useInviteAgain, useOfferHandover, useRemoveTeammate } from './team.data.ts'

type Props = { mate: Teammate; onChange: () => void }

/** What may be done about one teammate; what cannot be taken back is asked first. */
export function TeamTools({ mate, onChange }: Props) {
  const t = useT('team')
  const actor = useActor()
  const confirm = useConfirm()
  const inviteAgain = useInviteAgain()
  const remove = useRemoveTeammate()
  const offer = useOfferHandover()
  const { userId, role, isPending } = mate
  const name = `\u2068${fullName(mate)}\u2069`

  async function askRemove(): Promise<void> {
    const isYes = await confirm({
      title: t('remove.title', { name }),
      text: t(isPending ? 'remove.pending' : 'remove.text', { name }),
      yes: t('remove.yes'),
      no: t('keep'),
      isDestructive: true,
    })
    if (isYes) remove.mutate(userId)
  }
  async function askHandover(): Promise<void> {
    const isYes = await confirm({
      title: t('handover.title', { name }),
      text: t('handover.text', { name, role: t(`roles.${role}`) }),
      yes: t('handover.yes'),
      no: t('handover.no'),
    })
    if (isYes) offer.mutate(userId)
  }
  const mayHandOver = may(actor, team.offerSuperUser) && role !== 'entityAdmin' && !isPending
  const isOfBrand = actor?.side === 'brand' // a retailer's team has one role only
  return (
    <Menu
      trigger={
        <IconButton label={t('more', { name })}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </IconButton>
      }
      groups={[
        [
          ...(isOfBrand ? [{ key: 'change', label: t('change'), onSelect: onChange }] : []),
          ...(isPending ? [{ key: 'again', label: t('again'), onSelect: () => inviteAgain.mutate(userId) }] : []),
          ...(mayHandOver ? [{ key: 'handover', label: t('handover'), onSelect: () => void askHandover() }] : []),
        ],
        [{ key: 'remove', label: t('remove'), isDanger: true, onSelect: () => void askRemove() }],
      ]}
    />
  )
}
