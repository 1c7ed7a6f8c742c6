import { Digest } from '@souk/contract/entities/entities.contract.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useDigest, useSaveDigest } from './account.data.ts'
import { daysOfWeek, hoursOfDay } from './digest-choices.ts'
import { useUnsaved } from '../profile/profile-unsaved.tsx'
import { TimeZoneField } from '../profile/time-zone-field.tsx'

export function DigestSection() {
  const digest = useDigest()
  return (
    <QueryView query={digest} skeleton={<FormSkeleton fields={2} />}>
      {(data) => <DigestForm digest={data} />}
    </QueryView>
  )
}

/** The day of the weekly mail; without a day there is none, and nothing else to choose. */
function DigestForm({ digest }: { digest: Digest }) {
  const t = useT('account')
  const format = useFormat()
  const send = useSaveDigest()
  const { field, save, problem, isBusy, isDirty } = useSavedForm({
    schema: Digest,
    saved: digest,
    send: (body) => send.mutateAsync(body),
  })
  useUnsaved(isDirty)
  const [day, hour, timeZone] = [field('day'), field('hour'), field('timeZone')]
  const days = [{ value: 'never', label: t('digest.never') }, ...daysOfWeek(format)]
  return (
    <Form onSubmit={save} problem={problem}>
      <FieldRow>
        <SelectField
          label={t('digest.day')}
          options={days}
          value={day.value === null ? 'never' : String(day.value)}
          onChange={(next) => day.onChange(next === 'never' ? null : Number(next))}
        />
        {day.value !== null && (
          <SelectField
            label={t('digest.hour')}
            options={hoursOfDay(format)}
            value={String(hour.value)}
            onChange={(next) => hour.onChange(Number(next))}
          />
        )}
      </FieldRow>
      {day.value !== null && <TimeZoneField label={t('digest.timeZone')} {...timeZone} />}
      <Row gap={12}>
        <Button type="submit" isBusy={isBusy} whyNot={!isDirty && t('form.unchanged')}>
          {t('digest.save')}
        </Button>
      </Row>
    </Form>
  )
}
