import { deliveryList } from '@souk/contract/integrations/integration-lists.ts'
import type { Delivery, Webhook } from '@souk/contract/integrations/webhooks.contract.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useNavigate, useParams } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { asView, id as idField, useUrlState } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { countColumn, momentColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago, Moment } from '../../../ui/values/date.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import {
  useDeliveries,
  useIntegrationWrite,
  useMayChangeAccess,
  useMayIntegrate,
  useWebhooks,
} from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'
import { SecretDialog } from '../model/secret-dialog.tsx'
import { DeliverySheet } from './delivery-sheet.tsx'
import { Events, WebhookState } from './webhook-list-page.tsx'

const tones: Record<Delivery['status'], Tone> = { WAITING: 'info', DELIVERED: 'ok', FAILED: 'bad' }
const fields = { status: asView(listFields(deliveryList, ['status']).status) }
const opened = { delivery: idField }

/** Comes with its schemas when it is opened. */
const RepeatDialog = lazyDialog(async () => (await import('./repeat-dialog.tsx')).RepeatDialog)
const WebhookSheet = lazyDialog(async () => (await import('./webhook-sheet.tsx')).WebhookSheet)

/** /integrations/webhooks/:id: one endpoint and every message that was sent to it. */
export function WebhookPage() {
  const t = useT('integrations')
  const { id = '' } = useParams()
  const webhooks = useWebhooks()
  return (
    <QueryView query={webhooks} skeleton={<TableSkeleton columns={4} />} isPage>
      {(list) => {
        const webhook = list.find((one) => one.id === id)
        return webhook ? <Shown webhook={webhook} /> : <StatePanel isPage title={t('webhooks.gone')} />
      }}
    </QueryView>
  )
}

function Shown({ webhook }: { webhook: Webhook }) {
  const t = useT('integrations')
  const crumbs = [{ label: t('place.webhooks'), to: '/integrations/webhooks' }]
  return (
    <Page title={webhook.url} crumbs={crumbs} actions={<Actions webhook={webhook} />}>
      <Stack gap={16}>
        <Row gap={4}>
          <WebhookState webhook={webhook} />
          <Events events={webhook.events} />
        </Row>
        {webhook.status === 'PAUSED' && webhook.pauseReason && webhook.pauseReason !== 'OWNER' && (
          <Notice kind="warning">{t(`webhooks.paused.${webhook.pauseReason}`)}</Notice>
        )}
        {webhook.oldSecretUntil && (
          <Notice kind="info">
            {t('webhooks.overlap')} <Moment value={webhook.oldSecretUntil} look="both" />
          </Notice>
        )}
        <Deliveries webhook={webhook} />
      </Stack>
    </Page>
  )
}

function Actions({ webhook }: { webhook: Webhook }) {
  const t = useT('integrations')
  const { id, status } = webhook
  const ask = useConfirm()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'repeat' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const test = useIntegrationWrite('testWebhook')
  const change = useIntegrationWrite('switchWebhook')
  const rotate = useIntegrationWrite('rotateSecret')
  const remove = useIntegrationWrite('removeWebhook')
  const mayChange = useMayChangeAccess()
  if (!useMayIntegrate()) return null
  async function rotateNow(): Promise<void> {
    const isYes = await ask({
      title: t('webhooks.rotate.ask'),
      text: t('webhooks.rotate.text'),
      yes: t('webhooks.rotate'),
    })
    if (isYes) setSecret((await rotate.mutateAsync({ id })).secret)
  }
  async function removeNow(): Promise<void> {
    const question = {
      title: t('webhooks.remove.ask'),
      text: t('webhooks.remove.text'),
      yes: t('form.remove'),
      isDestructive: true,
    }
    if (!(await ask(question))) return
    await navigate('/integrations/webhooks')
    remove.mutate({ id })
  }
  return (
    <>
      <Button
        look="primary"
        isBusy={test.isPending}
        whyNot={status === 'PAUSED' && t('stores.resumeFirst')}
        onClick={() => test.mutate({ id })}
      >
        {t('webhooks.test')}
      </Button>
      {mayChange && (
        <>
          <Button
            isBusy={change.isPending}
            onClick={() => change.mutate({ id, status: status === 'ACTIVE' ? 'PAUSED' : 'ACTIVE' })}
          >
            {status === 'ACTIVE' ? t('pause') : t('resume')}
          </Button>
          <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>
        </>
      )}
      <Button onClick={() => setOpen('repeat')}>{t('webhooks.repeatSince')}</Button>
      {mayChange && (
        <>
          <Button onClick={() => void rotateNow()}>{t('webhooks.rotate')}</Button>
          <Button look="quiet" onClick={() => void removeNow()}>
            {t('form.remove')}
          </Button>
        </>
      )}
      {open === 'edit' && (
        <Suspense>
          <WebhookSheet webhook={webhook} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      <Suspense>{open === 'repeat' && <RepeatDialog id={id} onClose={() => setOpen(null)} />}</Suspense>
      {secret && <SecretDialog kind="webhook" secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}

const columns: Column<Delivery>[] = [
  { key: 'event', isFixed: true, phone: 'title', cell: (row) => <Message delivery={row} /> },
  { key: 'status', phone: 'line', cell: (row) => <State delivery={row} /> },
  { key: 'answer', numeric: true, phone: 'hidden', cell: ({ answerStatus }) => answerStatus ?? '–' },
  countColumn('tries', ({ tries }) => tries),
  { key: 'created', phone: 'line', cell: ({ createdAt }) => <Ago value={createdAt} /> },
  momentColumn('next', ({ nextTryAt }) => nextTryAt, { phone: 'hidden', look: 'both' }),
]

/** Opens the message; which one is open stands in the address. */
function Message({ delivery: { id, event, messageId } }: { delivery: Delivery }) {
  const t = useT('integrations')
  const [, open] = useUrlState(opened)
  return (
    <span className={styles.cell}>
      <button type="button" className={styles.strong} onClick={() => open({ delivery: id })}>
        {t(`event.${event}` as 'event.order.placed')}
      </button>
      <bdi dir="ltr" className={styles.quiet}>
        {messageId}
      </bdi>
    </span>
  )
}

function State({ delivery: { status, failure } }: { delivery: Delivery }) {
  return (
    <span className={styles.cell}>
      <Status words="integrations" value={status} tones={tones} />
      {failure && status !== 'DELIVERED' && <span className={styles.problem}>{failure}</span>}
    </span>
  )
}

function Deliveries({ webhook: { id } }: { webhook: Webhook }) {
  const t = useT('integrations')
  const state = useList(deliveryList, fields)
  const [{ delivery }, open] = useUrlState(opened)
  return (
    <Stack as="section" gap={16}>
      <h2>{t('deliveries')}</h2>
      <ListView
        name="deliveries"
        label={t('deliveries')}
        words="integrations"
        state={state}
        tab="status"
        query={useDeliveries(id, state.query)}
        rows={({ items }) => items}
        columns={columns}
        none={{ title: t('deliveries.none'), text: t('deliveries.none.text') }}
      />
      {delivery && <DeliverySheet id={delivery} onClose={() => open({ delivery: null })} />}
    </Stack>
  )
}
