import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { useActor } from '../../lib/session/use-session.ts'
import { Page } from '../../ui/layout/page.tsx'
import styles from './integrations.module.css'

const places = {
  brand: [
    ['metrics', '/integration-metrics'],
    ['stores', '/integrations/stores'],
    ['webhooks', '/integrations/webhooks'],
    ['keys', '/integrations/keys'],
  ],
  retailer: [
    ['keys', '/integrations/keys'],
    ['webhooks', '/integrations/webhooks'],
  ],
} as const

type Props = { lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** Every page of the integrations: its title, and the way to the others. */
export function IntegrationsFrame({ lead, actions, children }: Props) {
  const t = useT('integrations')
  const side = useActor()?.side === 'retailer' ? 'retailer' : 'brand'
  return (
    <Page title={t('title')} lead={lead} actions={actions}>
      <nav aria-label={t('title')} className={styles.places}>
        {places[side].map(([place, to]) => (
          <NavLink key={place} to={to} className={styles.place ?? ''}>
            {t(`place.${place}`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  )
}
