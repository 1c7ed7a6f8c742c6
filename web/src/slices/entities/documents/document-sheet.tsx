import type { EntityDocument } from '@souk/contract/entities/entity-shapes.ts'
import { Day } from '@souk/contract/core/days.ts'
import { documentKinds } from '@souk/contract/entities/entity-words.ts'
import { required } from '@souk/contract/core/rules.ts'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { FileField } from '../../../ui/uploads/file-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useChangeDocuments } from '../profile/profile.data.ts'
import { useDocumentUpload } from './use-document-upload.ts'

const OneDocument = z.strictObject({
  kind: z.enum(documentKinds),
  file: required,
  expiresOn: z.nullable(Day),
})

type Props = { document: EntityDocument | null; file: File | null; onClose: () => void }

/** A new document, another file for one that is there, or only another expiry. */
export function DocumentSheet({ document, file, onClose }: Props) {
  const t = useT('profile')
  const change = useChangeDocuments()
  const form = useContractForm({
    schema: OneDocument,
    initial: {
      kind: document?.kind ?? null,
      file: document && !file ? document.name : '', // a new file needs a new date
      expiresOn: document && !file ? document.expiresOn : null,
    },
    send: async ({ kind, expiresOn }) => {
      const location = sent.location ?? undefined
      await change.mutateAsync((now) =>
        document && !location
          ? now.map((one) => (one.id === document.id ? { ...one, expiresOn } : one))
          : [...now.filter((one) => one.id !== document?.id), { kind, location, expiresOn }],
      )
      onClose()
    },
  })
  const { field } = form
  const [kind, chosen, expiresOn] = [field('kind'), field('file'), field('expiresOn')]
  const sent = useDocumentUpload({ first: file, onSent: chosen.onChange, onGone: () => chosen.onChange('') })
  const filed = document && chosen.value !== '' ? { name: document.name, bytes: document.bytes } : null
  return (
    <FormSheet
      form={{ ...form, isDirty: form.isDirty || sent.paper !== null, isBusy: form.isBusy || sent.isBusy }}
      title={t(document ? 'documents.change' : 'documents.add')}
      onClose={onClose}
      send={t('documents.save')}
    >
      {document ? (
        <FactList facts={[{ label: t('fields.kind'), value: t(`kinds.${document.kind}`) }]} />
      ) : (
        <SelectField
          label={t('fields.kind')}
          options={documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...kind}
        />
      )}
      <FileField
        kind="document"
        label={t('fields.document')}
        error={sent.problem ?? chosen.error}
        paper={sent.paper ?? filed}
        onFile={sent.take}
        {...(sent.paper && { onRemove: sent.drop })}
      />
      {sent.canRetry && (
        <Button size="small" onClick={sent.retry}>
          {t('documents.retry')}
        </Button>
      )}
      <DateField label={t('fields.expiresOn')} help={t('fields.expiresOn.help')} isOptional {...expiresOn} />
    </FormSheet>
  )
}
