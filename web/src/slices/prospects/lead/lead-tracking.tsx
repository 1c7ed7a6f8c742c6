import type { LeadDetail } from '@souk/contract/prospects/prospect-shapes.ts'
import { stages } from '@souk/contract/prospects/prospect-words.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
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
  return (
    <section className={styles.section}>
      <h2>{t('track')}</h2>
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
      <TextAreaField isOptional label={t('track.notes')} rows={3} maxLength={5_000} value={notes} onChange={setNotes} />
      <DateField isOptional label={t('track.remind')} value={remindOn} onChange={setRemindOn} />
      <Button
        isBusy={write.isPending}
        onClick={() => write.mutate({ leadId, stage, notes, ownerId: ownerId || null, remindOn: remindOn || null })}
      >
        {t('track.save')}
      </Button>
    </section>
  )
}
