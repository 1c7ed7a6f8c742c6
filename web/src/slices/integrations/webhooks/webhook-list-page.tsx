import type { Webhook } from '@souk/contract/integrations/webhooks.contract.ts'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ListView } from '../../../ui/lists/list-page.tsx'
import { countColumn } from '../../../ui/tables/columns.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { Ago } from '../../../ui/values/date.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { useMayChangeAccess, useWebhooks } from '../model/integrations.data.ts'
import { IntegrationsFrame } from '../model/integrations-frame.tsx'
import styles from '../model/integrations.module.css'
import { SecretDialog } from '../model/secret-dialog.tsx'

/** Comes with its schemas when it is opened. */
const WebhookSheet = lazyDialog(async () => (await import('./webhook-sheet.tsx')).WebhookSheet)

/** /integrations/webhooks: where events are sent to. */
export function WebhooksPage() {
  const t = useT('integrations')
  const mayWrite = useMayChangeAccess()
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <IntegrationsFrame
      lead={t('webhooks.lead')}
      actions={
        mayWrite && (
          <Button look="primary" icon={<IconPlus size={16} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
            {t('webhooks.new')}
          </Button>
        )
      }
    >
      <ListView
        name="webhooks"
        label={t('place.webhooks')}
        words="integrations"
        query={useWebhooks()}
        rows={(all) => all}
        columns={columns}
        rowName={({ url }) => url}
        rowLink={({ id }) => `/integrations/webhooks/${id}`}
        none={{ title: t('webhooks.none'), text: t('webhooks.none.text') }}
      />
      {isOpen && (
        <Suspense>
          <WebhookSheet
            onClose={() => setOpen(false)}
            onMade={(made) => {
              setOpen(false)
              setSecret(made)
            }}
          />
        </Suspense>
      )}
      {secret && <SecretDialog kind="webhook" secret={secret} onClose={() => setSecret(null)} />}
    </IntegrationsFrame>
  )
}

const columns: Column<Webhook>[] = [
  { key: 'url', isFixed: true, phone: 'title', cell: (row) => <Target webhook={row} /> },
  { key: 'status', phone: 'line', cell: (row) => <WebhookState webhook={row} /> },
  { key: 'events', phone: 'hidden', cell: ({ events }) => <Events events={events} /> },
  { key: 'last', phone: 'line', cell: ({ lastDelivery }) => (lastDelivery ? <Ago value={lastDelivery.at} /> : '–') },
  countColumn('waiting', ({ waiting }) => waiting),
]

function Target({ webhook: { url, description } }: { webhook: Webhook }) {
  return (
    <span className={styles.cell}>
      <bdi dir="ltr" className={styles.strong}>
        {url}
      </bdi>
      {description && <bdi className={styles.quiet}>{description}</bdi>}
    </span>
  )
}

export function WebhookState({ webhook: { status, failingSince, pauseReason } }: { webhook: Webhook }) {
  const t = useT('integrations')
  if (status === 'PAUSED') return <Tag tone={pauseReason === 'OWNER' ? 'neutral' : 'bad'}>{t('status.PAUSED')}</Tag>
  return failingSince ? <Tag tone="warn">{t('status.FAILING')}</Tag> : <Tag tone="ok">{t('status.ACTIVE')}</Tag>
}

export function Events({ events }: { events: readonly string[] }) {
  const t = useT('integrations')
  return (
    <Row as="span" gap={4}>
      {events.map((event) => (
        <Tag key={event}>{t(`event.${event}` as 'event.order.placed')}</Tag>
      ))}
    </Row>
  )
}
