import { webhookEvents } from '@souk/contract/integrations/webhook-events.ts'
import { type Webhook, webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { useIntegrationWrite } from '../model/integrations.data.ts'

type Props = { webhook?: Webhook; onClose: () => void; onMade?: (secret: string) => void }
type Events = (typeof webhookEvents)[number][]

/** A new webhook, or another URL and other events for one. */
export function WebhookSheet({ webhook, onClose, onMade }: Props) {
  const t = useT('integrations')
  const create = useIntegrationWrite('createWebhook')
  const change = useIntegrationWrite('changeWebhook')
  const form = useContractForm({
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
  const { field } = form
  const events = field('events')
  return (
    <FormSheet
      form={form}
      title={webhook ? t('webhooks.edit') : t('webhooks.new')}
      {...(webhook ? { isEdit: true } : { send: t('webhooks.create') })}
      onClose={onClose}
    >
      <TextField label={t('webhooks.url')} help={t('webhooks.url.help')} {...field('url')} />
      <TextField isOptional label={t('webhooks.description')} maxLength={120} {...field('description')} />
      <CheckboxGroup
        label={t('webhooks.events')}
        {...events}
        onChange={(next) => events.onChange([...next] as Events)}
        choices={webhookEvents.map((value) => ({ value, label: t(`event.${value}`), hint: value }))}
      />
    </FormSheet>
  )
}
