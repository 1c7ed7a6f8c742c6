import { type AdminLegal, Publish } from '@souk/contract/legal/legal.contract.ts'
import { isAccepted } from '@souk/contract/legal/legal-rules.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useT } from '../../lib/language/use-t.ts'
import { CheckboxField } from '../../ui/choices/checkbox.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { useWrite } from './legal.data.ts'

type Props = { text: AdminLegal; onClose: () => void; onPublished: (now: AdminLegal) => void }

/** The day from which it holds, and whether everyone is asked again. */
export function PublishDialog({ text, onClose, onPublished }: Props) {
  const t = useT('legal')
  const publish = useWrite('publish')
  const { kind, version } = text
  const form = useContractForm({
    schema: Publish,
    initial: { validFrom: text.today, asksAgain: false as boolean, version },
    send: async (body) => {
      onPublished(await publish.mutateAsync({ kind, ...body }))
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog
      form={form}
      title={t('publish.title', { name: t(`kinds.${kind}`) })}
      send={t('publish')}
      onClose={onClose}
    >
      <p>{t('publish.text')}</p>
      <DateField label={t('publish.from')} help={t('publish.from.help')} min={text.today} {...field('validFrom')} />
      {isAccepted(kind) && <CheckboxField label={t('publish.again')} {...field('asksAgain')} />}
    </FormDialog>
  )
}
