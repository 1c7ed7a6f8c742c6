import type { QuietHours } from '@souk/contract/identity/notification-settings.ts'
import { useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Switch } from '../../../ui/choices/switch.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useUnsaved } from '../profile/profile-unsaved.tsx'
import { TimeZoneField } from '../profile/time-zone-field.tsx'
import { useChangeNotifications, useNotificationSettings } from './account.data.ts'
import { hoursOfDay } from './digest-choices.ts'

export function QuietHoursSection() {
  return (
    <QueryView query={useNotificationSettings()} skeleton={<FormSkeleton fields={2} />}>
      {({ quiet }) => <QuietHoursForm key={JSON.stringify(quiet)} saved={quiet} />}
    </QueryView>
  )
}

const evening = (): QuietHours => ({
  from: 21,
  until: 8,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

function QuietHoursForm({ saved }: { saved: QuietHours | null }) {
  const t = useT('account')
  const format = useFormat()
  const change = useChangeNotifications()
  const [quiet, setQuiet] = useState(saved)
  const isDirty = JSON.stringify(quiet) !== JSON.stringify(saved)
  useUnsaved(isDirty)
  const { save, problem, isBusy } = useSending({ isDirty, send: () => change.mutateAsync({ quiet }) })
  const hours = hoursOfDay(format)
  return (
    <Form onSubmit={save} problem={problem}>
      <Switch label={t('quiet.on')} isOn={quiet !== null} onChange={(isOn) => setQuiet(isOn ? evening() : null)} />
      {quiet && (
        <>
          <FieldRow>
            {(['from', 'until'] as const).map((end) => (
              <SelectField
                key={end}
                label={t(`quiet.${end}`)}
                options={hours}
                value={String(quiet[end])}
                onChange={(next) => setQuiet({ ...quiet, [end]: Number(next) })}
              />
            ))}
          </FieldRow>
          <TimeZoneField
            label={t('quiet.timeZone')}
            value={quiet.timeZone}
            onChange={(timeZone) => setQuiet({ ...quiet, timeZone })}
          />
        </>
      )}
      <Row gap={12}>
        <Button type="submit" isBusy={isBusy} whyNot={!isDirty && t('form.unchanged')}>
          {t('quiet.save')}
        </Button>
      </Row>
    </Form>
  )
}
