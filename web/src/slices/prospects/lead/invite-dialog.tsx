import type { LeadDetail } from '@souk/contract/prospects/prospect-shapes.ts'
import { prospects } from '@souk/contract/prospects/prospects.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useProspectWrite } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

type Props = { lead: LeadDetail; contactId: string; onClose: () => void }

/** The draft is made of facts, or by the model on request; a person edits it, and it is sent once. */
export function InviteDialog({ lead, contactId, onClose }: Props) {
  const t = useT('prospects')
  const write = useProspectWrite('invite')
  const drafting = useProspectWrite('draft')
  const form = useContractForm({
    schema: prospects.invite.body,
    initial: { leadId: lead.id, contactId, ...lead.invitation },
    send: async (values) => {
      await write.mutateAsync(values)
      onClose()
    },
  })
  const { field } = form
  async function rewrite(): Promise<void> {
    const { subject, message } = await drafting.mutateAsync(lead.id)
    field('subject').onChange(subject)
    field('message').onChange(message)
  }
  const drafted = drafting.data
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t('invite.title', { name: lead.name })}
      onClose={onClose}
      send={t('invite.send')}
    >
      <TextField label={t('invite.subject')} maxLength={120} dir="auto" {...field('subject')} />
      <TextAreaField label={t('invite.message')} rows={10} maxLength={3_000} {...field('message')} />
      {lead.canDraft && (
        <Button onClick={rewrite} isBusy={drafting.isPending}>
          {t('draft')}
        </Button>
      )}
      <output className={styles.quiet}>
        {drafted && t(drafted.by === 'model' ? 'draft.model' : `draft.${drafted.problem ?? 'failed'}`)}
      </output>
      <p className={styles.quiet}>{t('invite.notice')}</p>
    </FormDialog>
  )
}
