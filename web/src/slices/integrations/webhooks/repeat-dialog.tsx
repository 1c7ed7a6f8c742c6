import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useIntegrationWrite } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'

/** Sends everything since a day again; receivers drop what they have by its id. */
export function RepeatDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('integrations')
  const repeat = useIntegrationWrite('repeatSince')
  const [day, setDay] = useState(() => new Date().toISOString().slice(0, 10))
  const [onlyFailed, setOnlyFailed] = useState(true)
  async function send(): Promise<void> {
    const { repeated } = await repeat.mutateAsync({ id, since: `${day}T00:00:00.000Z`, onlyFailed })
    toast('success', t('webhooks.repeated', { count: repeated }))
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={t('webhooks.repeatSince')}
      onClose={onClose}
      actions={
        <Button look="primary" isBusy={repeat.isPending} isDisabled={day === ''} onClick={() => void send()}>
          {t('delivery.repeat')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <DateField label={t('webhooks.since')} value={day} onChange={setDay} />
        <Checkbox label={t('webhooks.onlyFailed')} isChecked={onlyFailed} onChange={setOnlyFailed} />
      </div>
    </Dialog>
  )
}
