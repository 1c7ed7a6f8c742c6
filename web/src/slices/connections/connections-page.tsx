import { may } from '@souk/contract/core/abilities.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useActor } from '../../lib/session/use-session.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { useWaiting } from './model/connections.data.ts'
import { PartnersTab } from './list/partners-tab.tsx'

const RequestsTab = lazyPart(async () => (await import('./list/requests-tab.tsx')).RequestsTab)
const DirectTab = lazyPart(async () => (await import('./direct/direct-tab.tsx')).DirectTab)
const GroupsTab = lazyPart(async () => (await import('./list/groups-tab.tsx')).GroupsTab)

/** /connections: whom the entity trades with, and who would like to. */
export function ConnectionsPage() {
  const t = useT('connections')
  const isBrand = may(useActor(), { allow: ['manage', 'Brand'] })
  const waiting = useWaiting()
  const late = (content: React.ReactNode) => <Suspense fallback={<TableSkeleton columns={5} />}>{content}</Suspense>
  return (
    <Page title={t('titles.connections')} lead={waiting ? t('lead.waiting', { count: waiting }) : t('lead.none')}>
      <Tabs
        label={t('titles.connections')}
        tabs={[
          { key: 'partners', label: t(isBrand ? 'tabs.retailers' : 'tabs.brands'), content: <PartnersTab /> },
          {
            key: 'requests',
            label: t('tabs.requests'),
            ...(waiting ? { count: waiting } : {}),
            content: late(<RequestsTab />),
          },
          ...(isBrand
            ? [
                { key: 'direct', label: t('tabs.direct'), content: late(<DirectTab />) },
                { key: 'groups', label: t('tabs.groups'), content: late(<GroupsTab />) },
              ]
            : []),
        ]}
      />
    </Page>
  )
}
