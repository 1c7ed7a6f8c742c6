import { PersonName } from '@souk/contract/entities/entity-shapes.ts'
import { z } from 'zod/mini'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { toast } from '../../../lib/toast.ts'
import { session } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { changeMe, readMe } from './account.data.ts'
import { useUnsaved } from '../profile/profile-unsaved.tsx'

const Names = z.strictObject({ firstName: PersonName, lastName: PersonName })

export function AccountNameForm() {
  const t = useT('account')
  const { userData } = useSession()
  const { field, save, problem, isBusy, isDirty, conflicts } = useSavedForm({
    schema: Names,
    saved: namesOf(userData),
    version: userData?.version,
    onStale: readMe,
    send: async (body, version) => {
      await changeMe({ ...body, version })
      toast('success', t('name.saved'))
      return namesOf(session().userData)
    },
  })
  useUnsaved(isDirty)
  return (
    <Form onSubmit={save} problem={problem}>
      <FormConflicts conflicts={conflicts} label={(name) => t(name as 'firstName')} />
      <FieldRow>
        <TextField label={t('firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('lastName')} />
      </FieldRow>
      <Row gap={12}>
        <Button type="submit" isBusy={isBusy} whyNot={!isDirty && t('form.unchanged')}>
          {t('name.save')}
        </Button>
      </Row>
    </Form>
  )
}

function namesOf(person: { firstName?: string; lastName?: string } | null) {
  return { firstName: person?.firstName ?? '', lastName: person?.lastName ?? '' }
}
