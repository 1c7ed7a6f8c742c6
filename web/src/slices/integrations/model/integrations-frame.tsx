import type { ReactNode } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { SubPages } from '../../../ui/layout/sub-pages.tsx'

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
      <SubPages label={t('title')} pages={places[side].map(([place, to]) => ({ to, label: t(`place.${place}`) }))} />
      {children}
    </Page>
  )
}
