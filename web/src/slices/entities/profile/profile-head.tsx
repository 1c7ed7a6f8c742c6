import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { useOwnEntity } from './own-entity.data.ts'
import styles from './profile-head.module.css'

/** What matters now: whether the brand is open, and since when. */
export function useProfileLead(): string {
  const t = useT('profile')
  const format = useFormat()
  const { entityType, userData } = useSession()
  const { data } = useOwnEntity()
  const entity = `\u2068${data?.entityName ?? userData?.entityName ?? ''}\u2069`
  if (!userData?.currentEntityId) return t('lead.souk')
  if (entityType !== 'brand' || !data) return t(`lead.${entityType}`, { entity })
  if (userData.isApproved === false) return t('lead.unapproved', { entity })
  if (!data.launchDate) return t('lead.brand', { entity })
  return t(data.isLive ? 'lead.live' : 'lead.soon', { entity, day: format.day(data.launchDate) })
}

/** A brand that is open can be looked at as others see it. */
export function ProfileActions() {
  const t = useT('profile')
  const isOpen = useCanNavigate()
  const { entityType } = useSession()
  const { data, isPending } = useOwnEntity()
  const to = `/brand/${data?.id}`
  if (entityType !== 'brand' || !isOpen(to)) return null
  const look = <ButtonLink to={to}>{t('seeBrand')}</ButtonLink>
  if (isPending) return <span className={styles.soon}>{look}</span>
  return data?.isLive ? look : null
}
