import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './broadcasts.module.css'
import { useWrite } from './broadcasts.data.ts'

type When = 'now' | 'brand' | 'recipient'
type Props = { broadcast: { id: string; version: number }; recipients: number; onClose: () => void; onSent: () => void }
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Now, or at an hour of a day where the brand or where each recipient is. */
export function SendDialog({ broadcast: { id, version }, recipients, onClose, onSent }: Props) {
  const t = useT('broadcast')
  const send = useWrite('send')
  const [when, setWhen] = useState<When>('now')
  const [day, setDay] = useState('')
  const [hour, setHour] = useState('09:00')
  const isLater = when !== 'now'
  function start(): void {
    const time = isLater ? { at: `${day}T${hour}`, zone: when } : { zone: 'brand' as const }
    send.mutate({ id, version, ...time }, { onSuccess: onSent })
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.cancel')}</Button>
      <Button look="primary" isBusy={send.isPending} isDisabled={isLater && day === ''} onClick={start}>
        {t(isLater ? 'send.schedule' : 'send.now')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen title={t('send.title', { count: recipients })} onClose={onClose} actions={actions}>
      <div className={styles.fields}>
        <RadioCards
          label={t('send.when')}
          cards={(['now', 'brand', 'recipient'] as const).map((value) => ({ value, label: t(`when.${value}`) }))}
          value={when}
          onChange={(next) => setWhen(next as When)}
        />
        {isLater && (
          <div className={styles.row}>
            <DateField label={t('send.day')} value={day} onChange={setDay} />
            <SelectField
              label={t('send.hour')}
              options={hours.map((value) => ({ value, label: value }))}
              value={hour}
              onChange={(next) => setHour(next ?? '09:00')}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
