import type { LeadDetail } from '@souk/contract/prospects/prospect-shapes.ts'
import { stages } from '@souk/contract/prospects/prospect-words.ts'
import { useState } from 'react'
import { isSame } from '../../../lib/forms/merge-versions.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Card } from '../../../ui/layout/stack.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useLeaveGuard } from '../../../ui/forms/use-leave-guard.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useProspectWrite, useSaved } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

type Props = { leadId: string; tracking: NonNullable<LeadDetail['tracking']> }

/** Stage, owner, notes and reminder of a saved lead. */
export function LeadTracking({ leadId, tracking }: Props) {
  const t = useT('prospects')
  const [stage, setStage] = useState(tracking.stage)
  const [notes, setNotes] = useState(tracking.notes)
  const [remindOn, setRemindOn] = useState(tracking.remindOn ?? '')
  const [ownerId, setOwner] = useState(tracking.owner?.id ?? '')
  const team = useSaved({ pageSize: 1 }).data?.team ?? (tracking.owner ? [tracking.owner] : [])
  const write = useProspectWrite('save')
  const typed = { stage, notes, ownerId: ownerId || null, remindOn: remindOn || null }
  const { stage: at, notes: written, remindOn: day, owner } = tracking
  const saved = { stage: at, notes: written, ownerId: owner?.id ?? null, remindOn: day }
  const form = useSending({
    isDirty: !isSame(typed, saved),
    send: () => write.mutateAsync({ leadId, ...typed }),
  })
  useLeaveGuard(form.isDirty)
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('track')}</h2>
      <Form onSubmit={form.save} problem={form.problem}>
        <SelectField
          label={t('track.stage')}
          value={stage}
          options={stages.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(next) => setStage(next as typeof stage)}
        />
        <SelectField
          isOptional
          label={t('track.owner')}
          value={ownerId || 'none'}
          options={[
            { value: 'none', label: t('track.owner.none') },
            ...team.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(next) => setOwner(next === 'none' ? '' : (next ?? ''))}
        />
        <TextAreaField
          isOptional
          label={t('track.notes')}
          rows={3}
          maxLength={5_000}
          value={notes}
          onChange={setNotes}
        />
        <DateField isOptional label={t('track.remind')} value={remindOn} onChange={setRemindOn} />
        <div>
          <Button type="submit" isBusy={form.isBusy} whyNot={!form.isDirty && t('form.unchanged')}>
            {t('track.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
