import { webhookEvents } from '@souk/contract/integrations/webhook-events.ts'
import { type Webhook, webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useIntegrationWrite } from '../model/integrations.data.ts'

type Props = { webhook?: Webhook; onClose: () => void; onMade?: (secret: string) => void }
type Events = (typeof webhookEvents)[number][]

/** A new webhook, or another URL and other events for one. */
export function WebhookSheet({ webhook, onClose, onMade }: Props) {
  const t = useT('integrations')
  const create = useIntegrationWrite('createWebhook')
  const change = useIntegrationWrite('changeWebhook')
  const { field, save, problem, isBusy } = useContractForm({
    schema: webhooks.create.body,
    initial: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: (webhook?.events ?? []) as Events,
    },
    send: async (values) => {
      if (webhook) {
        await change.mutateAsync({ id: webhook.id, ...values })
        return onClose()
      }
      const { secret } = await create.mutateAsync(values)
      onMade?.(secret)
    },
  })
  const url = field('url')
  const description = field('description')
  const events = field('events')
  return (
    <SideSheet isOpen title={webhook ? t('webhooks.edit') : t('webhooks.new')} onClose={onClose}>
      <Form onSubmit={save} problem={problem}>
        <TextField label={t('webhooks.url')} help={t('webhooks.url.help')} {...url} value={url.value ?? ''} />
        <TextField
          isOptional
          label={t('webhooks.description')}
          maxLength={120}
          {...description}
          value={description.value ?? ''}
        />
        <CheckboxGroup
          label={t('webhooks.events')}
          {...events}
          value={events.value ?? []}
          onChange={(next) => events.onChange([...next] as Events)}
          choices={webhookEvents.map((value) => ({ value, label: t(`event.${value}`), hint: value }))}
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {webhook ? t('save') : t('webhooks.create')}
        </Button>
      </Form>
    </SideSheet>
  )
}
