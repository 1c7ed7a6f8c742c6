import { dismissalReasons } from '@souk/contract/prospects/prospect-words.ts'
import { prospects } from '@souk/contract/prospects/prospects.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useProspectWrite } from '../model/prospects.data.ts'

type Props = { lead: { id: string; name: string }; onClose: () => void }

/** Why a lead is not a fit: the next matches learn from it. */
export function DismissDialog({ lead, onClose }: Props) {
  const t = useT('prospects')
  const write = useProspectWrite('dismiss')
  const form = useContractForm({
    schema: prospects.dismiss.body,
    initial: { leadId: lead.id, reason: 'CATEGORY' },
    send: async (body) => {
      await write.mutateAsync(body)
      onClose()
    },
  })
  const title = t('dismiss.title', { name: lead.name })
  return (
    <FormDialog form={form} title={title} send={t('dismiss')} onClose={onClose}>
      <RadioCards
        label={title}
        {...form.field('reason')}
        cards={dismissalReasons.map((value) => ({ value, label: t(`dismissal.${value}`) }))}
      />
    </FormDialog>
  )
}
