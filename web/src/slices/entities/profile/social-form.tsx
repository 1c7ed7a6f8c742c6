import { type OwnEntity, Social } from '@souk/contract/entities/entity-shapes.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { useUnsaved } from './profile-unsaved.tsx'
import { useSaveSocial } from './profile.data.ts'
import { SocialFields } from './social-fields.tsx'
import { socialOf } from './social-names.ts'

export function SocialForm({ entity }: { entity: OwnEntity }) {
  const send = useSaveSocial()
  const { field, save, problem, isBusy, isDirty, discard } = useSavedForm({
    schema: Social,
    saved: socialOf(entity.social),
    send: async (body) => socialOf((await send.mutateAsync(body)).social),
  })
  useUnsaved(isDirty)
  return (
    <Form onSubmit={save} problem={problem}>
      <SocialFields field={field} />
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={discard} />
    </Form>
  )
}
