import { dismissalReasons } from '@souk/contract/prospects/prospect-words.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useProspectWrite } from '../model/prospects.data.ts'

type Reason = (typeof dismissalReasons)[number]
type Props = { lead: { id: string; name: string }; onClose: () => void }

/** Why a lead is not a fit: the next matches learn from it. */
export function DismissDialog({ lead, onClose }: Props) {
  const t = useT('prospects')
  const [reason, setReason] = useState<Reason>('CATEGORY')
  const write = useProspectWrite('dismiss')
  const title = t('dismiss.title', { name: lead.name })
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isBusy={write.isPending}
            onClick={() => void write.mutateAsync({ leadId: lead.id, reason }).then(onClose, () => undefined)}
          >
            {t('dismiss')}
          </Button>
        </>
      }
    >
      <RadioCards
        label={title}
        value={reason}
        onChange={(next) => setReason(next as Reason)}
        cards={dismissalReasons.map((value) => ({ value, label: t(`dismissal.${value}`) }))}
      />
    </Dialog>
  )
}
