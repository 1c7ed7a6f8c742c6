import { IconBell, IconBellFilled } from '@tabler/icons-react'
import { askToSignUp } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useFollow, useSetFollow } from './follow-button.data.ts'

type Props = { brandId: string; name: string; isFollowed?: boolean; isMark?: boolean } // a mark stands on a picture

/** Follows a brand or lets it go. A guest is asked to join, and a brand's own people learn how many follow it. */
export function FollowButton({ brandId, name, isFollowed, isMark = false }: Props) {
  const { entityType, userData } = useSession()
  if (brandId === userData?.currentEntityId) return <Followers brandId={brandId} />
  return entityType === 'guest' ? (
    <Look name={name} isMark={isMark} isOn={false} onChange={askToSignUp} />
  ) : (
    <Known brandId={brandId} name={name} isMark={isMark} known={isFollowed} />
  )
}

function Known({ brandId, known, ...look }: Omit<Props, 'isFollowed'> & { known: boolean | undefined }) {
  const { data } = useFollow(brandId, known)
  const set = useSetFollow(brandId)
  if (!data) return null
  return (
    <Look name={look.name} isMark={look.isMark ?? false} isOn={data.isFollowed} onChange={(isOn) => set.mutate(isOn)} />
  )
}

type LookProps = { name: string; isMark: boolean; isOn: boolean; onChange: (isOn: boolean) => void }

function Look({ name, isMark, isOn, onChange }: LookProps) {
  const t = useT('follows')
  const Icon = isOn ? IconBellFilled : IconBell
  const icon = <Icon size={18} stroke={1.6} aria-hidden />
  if (isMark) {
    return (
      <IconButton label={t('button.followOf', { name })} isPressed={isOn} onClick={() => onChange(!isOn)}>
        {icon}
      </IconButton>
    )
  }
  return (
    <Button
      icon={icon}
      aria-label={t(isOn ? 'button.followingOf' : 'button.followOf', { name })}
      onClick={() => onChange(!isOn)}
    >
      {t(isOn ? 'button.following' : 'button.follow')}
    </Button>
  )
}

/** How many follow: only the brand's own people are told. */
export function Followers({ brandId }: { brandId: string }) {
  const t = useT('follows')
  const { data } = useFollow(brandId)
  const count = data?.followers
  // Takes its room before the count is here, so that nothing below moves.
  const style = count === undefined ? ({ visibility: 'hidden' } as const) : {}
  return (
    <span className="num" style={style}>
      {t('followers', { count: count ?? 11 })}
    </span>
  )
}
