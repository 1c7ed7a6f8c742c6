import type { Store } from '@souk/contract/integrations/store-shapes.ts'
import { useNavigate, useParams } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { useIntegrationWrite, useMayChangeAccess, useMayIntegrate, useStore } from '../model/integrations.data.ts'
import { RunList } from './run-list.tsx'
import { StoreMapping } from './store-mapping.tsx'
import { StoreSettings } from './store-settings.tsx'
import { StoreState } from './store-list-page.tsx'

/** /integrations/stores/:id: runs, fields and settings of one store. */
export function StorePage() {
  const { id = '' } = useParams()
  const store = useStore(id)
  return (
    <QueryView query={store} skeleton={<TableSkeleton columns={4} />} isPage>
      {(shown) => <Shown store={shown} />}
    </QueryView>
  )
}

function Shown({ store }: { store: Store }) {
  const t = useT('integrations')
  const hasSource = store.kind === 'shopify' || store.url !== null || store.fileName !== null
  return (
    <Page
      title={store.name}
      lead={<bdi>{store.collectionName}</bdi>}
      crumbs={[{ label: t('place.stores'), to: '/integrations/stores' }]}
      actions={<Actions store={store} />}
    >
      <Stack gap={16}>
        <Row gap={4}>
          <StoreState store={store} />
        </Row>
        {store.pauseReason === 'FAILING' && <Notice kind="warning">{t('stores.paused')}</Notice>}
        {!hasSource && <Notice kind="info">{t('stores.noSource')}</Notice>}
        <Tabs
          label={store.name}
          tabs={[
            { key: 'runs', label: t('tab.runs'), content: <RunList store={store} /> },
            { key: 'fields', label: t('tab.fields'), content: <StoreMapping store={store} /> },
            { key: 'settings', label: t('tab.settings'), content: <StoreSettings key={store.version} store={store} /> },
          ]}
        />
      </Stack>
    </Page>
  )
}

function Actions({ store: { id, status, name } }: { store: Store }) {
  const t = useT('integrations')
  const ask = useConfirm()
  const navigate = useNavigate()
  const start = useIntegrationWrite('startRun')
  const change = useIntegrationWrite('changeStore')
  const remove = useIntegrationWrite('removeStore')
  const mayChange = useMayChangeAccess()
  if (!useMayIntegrate()) return null
  async function removeNow(): Promise<void> {
    const question = {
      title: t('stores.remove.ask', { name }),
      text: t('stores.remove.text'),
      yes: t('stores.remove'),
      isDestructive: true,
    }
    if (!(await ask(question))) return
    await navigate('/integrations/stores')
    remove.mutate({ id })
  }
  return (
    <>
      <Button
        look="primary"
        isBusy={start.isPending}
        whyNot={status === 'PAUSED' && t('stores.resumeFirst')}
        onClick={() => start.mutate({ id })}
      >
        {t('stores.sync')}
      </Button>
      {mayChange && (
        <>
          <Button
            isBusy={change.isPending}
            onClick={() => change.mutate({ id, status: status === 'ACTIVE' ? 'PAUSED' : 'ACTIVE' })}
          >
            {status === 'ACTIVE' ? t('pause') : t('resume')}
          </Button>
          <Button look="quiet" onClick={() => void removeNow()}>
            {t('stores.remove')}
          </Button>
        </>
      )}
    </>
  )
}
