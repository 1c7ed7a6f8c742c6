import { OwnNotes, type Relation } from '@souk/contract/connections/connection-shapes.ts'
import { incoterms, paymentMethods } from '@souk/contract/entities/entity-words.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { useLeaveGuard } from '../../../ui/forms/use-leave-guard.ts'
import { ProfileSection, useUnsaved } from '../../entities/door.ts'
import { useChangeRelation } from '../model/connections-writes.ts'
import { Arrangement, arrangementOf, termsIn } from './relation-terms.ts'
import { termsFacts } from './terms-facts.ts'
import { useArrangements } from './use-arrangements.ts'

const labels: Readonly<Record<string, string>> = {
  groupId: 'columns.group',
  salesRepId: 'columns.salesRep',
}

/** What a brand arranges with one retailer. Another person's change comes in beside what is typed here. */
export function RelationForm({ relation }: { relation: Relation }) {
  const t = useT('connections')
  const format = useFormat()
  const actor = useActor()
  const change = useChangeRelation(relation.id)
  const { groups, sellers, ownSellers } = useArrangements()
  const { field, save, problem, isBusy, isDirty, discard, conflicts } = useSavedForm({
    schema: Arrangement,
    saved: arrangementOf(relation),
    version: relation.version,
    send: async (body, version = relation.version) => {
      const { groupId, salesRepId } = body
      const input = { groupId, ...OwnNotes.parse(body), terms: termsIn(body), version }
      const isGiven = salesRepId !== (relation.salesRep?.userId ?? null)
      return arrangementOf(await change.mutateAsync({ ...input, ...(isGiven && { salesRepId }) }))
    },
  })
  useLeaveGuard(isDirty)
  useUnsaved(isDirty)
  const own = Object.fromEntries(termsFacts(relation.brandTerms, t, format).map(({ label, value }) => [label, value]))
  const yours = (name: string) => t('terms.yours', { value: String(own[t(`terms.${name}`)]) })
  const mayGiveTo = actor?.role === 'entityAdmin' ? sellers : ownSellers
  const labelOf = (name: string) => t(labels[name] ?? (name in OwnNotes.shape ? name : `terms.${name}`))
  function text(name: string, value: unknown): string | undefined {
    if (name === 'paymentMethods') return format.list((value as string[]).map((way) => t(`payment.${way}`)))
    const choices = name === 'groupId' ? groups : name === 'salesRepId' ? sellers : []
    return choices.find((one) => one.value === value)?.label
  }
  const [ways, rule] = [field('paymentMethods'), field('incoterm')]
  return (
    <Form onSubmit={save} problem={problem}>
      <FormConflicts conflicts={conflicts} label={labelOf} text={text} />
      <div>
        <ProfileSection title={t('arrange.title')} text={t('arrange.text')}>
          <ComboboxField label={t('columns.group')} isOptional options={groups} {...field('groupId')} />
          <ComboboxField label={t('columns.salesRep')} isOptional options={mayGiveTo} {...field('salesRepId')} />
          <TextAreaField label={t('notes')} help={t('notes.help')} isOptional maxLength={5_000} {...field('notes')} />
        </ProfileSection>
        <ProfileSection title={t('terms.title')} text={t('terms.text')}>
          <CheckboxGroup
            label={t('terms.paymentMethods')}
            help={yours('paymentMethods')}
            isOptional
            choices={paymentMethods.map((value) => ({ value, label: t(`payment.${value}`) }))}
            {...ways}
          />
          <ComboboxField
            label={t('terms.incoterm')}
            help={yours('incoterm')}
            isOptional
            options={incoterms.map((value) => ({ value, label: value }))}
            {...rule}
          />
          <FieldRow>
            <NumberField
              label={t('terms.leadTimeDays')}
              help={yours('leadTimeDays')}
              unit={t('terms.unit')}
              isOptional
              max={365}
              {...field('leadTimeDays')}
            />
            <NumberField
              label={t('terms.depositPercent')}
              help={yours('depositPercent')}
              unit="%"
              isOptional
              max={100}
              {...field('depositPercent')}
            />
          </FieldRow>
          <TextAreaField label={t('terms.returns')} isOptional maxLength={2_000} {...field('returns')} />
          <TextAreaField label={t('terms.remarks')} isOptional maxLength={2_000} {...field('remarks')} />
        </ProfileSection>
      </div>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={discard} />
    </Form>
  )
}
