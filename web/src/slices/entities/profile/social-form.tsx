import { type OwnEntity, Social } from '@souk/contract/entities/entity-shapes.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { useUnsaved } from './profile-unsaved.tsx'
import { useSaveSocial } from './profile.data.ts'
import { SocialFields } from './social-fields.tsx'
import { useProfileWords } from './use-profile-words.ts'
import { socialOf } from './social-names.ts'

export function SocialForm({ entity }: { entity: OwnEntity }) {
  const send = useSaveSocial()
  const { field, save, problem, isBusy, isDirty, discard, conflicts } = useSavedForm({
    schema: Social,
    saved: socialOf(entity.social),
    version: entity.version,
    send: async (body, version) => socialOf((await send.mutateAsync({ ...body, version })).social),
  })
  const words = useProfileWords()
  useUnsaved(isDirty)
  return (
    <Form onSubmit={save} problem={problem}>
      <FormConflicts conflicts={conflicts} {...words} />
      <SocialFields field={field} />
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={discard} />
    </Form>
  )
}
