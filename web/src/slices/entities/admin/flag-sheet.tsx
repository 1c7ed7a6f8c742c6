import type { FlagRow, FlagRule } from '@souk/contract/entities/admin.contract.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Switch } from '../../../ui/choices/switch.tsx'
import { useSetFlag } from './admin-writes.data.ts'
import { EntityPicker } from './entity-picker.tsx'
import { FlagHistory } from './flag-history.tsx'

const traits = {
  side: ['brand', 'retailer', 'guest'],
  role: ['entityAdmin', 'salesManager', 'salesRepresentative'],
} as const

/** Everybody, or a share, or some; the rule is saved as a whole. */
export function FlagSheet({ flag, onClose }: { flag: FlagRow; onClose: () => void }) {
  const t = useT('admin')
  const save = useSetFlag()
  const [entities, setEntities] = useState(flag.entities)
  const [rule, setRule] = useState<Omit<FlagRule, 'entityIds'>>({
    isOn: flag.isOn,
    percentage: flag.percentage,
    traits: flag.traits,
  })
  const next: FlagRule = { ...rule, entityIds: entities.map(({ id }) => id) }
  const before = { ...pick(flag), entityIds: flag.entities.map(({ id }) => id) }
  const form = useSending({
    isDirty: JSON.stringify(next) !== JSON.stringify(before),
    send: async () => {
      await save.mutateAsync({ key: flag.key, rule: next })
      onClose()
    },
  })
  return (
    <FormSheet form={form} isEdit title={t(`flag.${flag.key}`)} onClose={onClose}>
      <Stack gap={20}>
        <Switch
          label={t('rule.all')}
          help={t('rule.all.help')}
          isOn={rule.isOn}
          onChange={(isOn) => setRule({ ...rule, isOn })}
        />
        <NumberField
          label={t('rule.share')}
          help={t('rule.share.help')}
          unit="%"
          max={100}
          isDisabled={rule.isOn}
          value={rule.percentage}
          onChange={(percentage) => setRule({ ...rule, percentage: percentage ?? 0 })}
        />
        {(['side', 'role'] as const).map((trait) => (
          <CheckboxGroup
            key={trait}
            label={t(`rule.${trait}`)}
            isDisabled={rule.isOn}
            value={rule.traits[trait] ?? []}
            choices={traits[trait].map((value) => ({
              value,
              label: t(trait === 'side' ? `side.${value}` : `roles.${value}`),
            }))}
            onChange={(values) => setRule({ ...rule, traits: { ...rule.traits, [trait]: [...values] } })}
          />
        ))}
        <EntityPicker label={t('rule.entities')} chosen={entities} isDisabled={rule.isOn} onChange={setEntities} />
        <FlagHistory flagKey={flag.key} />
      </Stack>
    </FormSheet>
  )
}

function pick({ isOn, percentage, traits: by }: FlagRow): Omit<FlagRule, 'entityIds'> {
  return { isOn, percentage, traits: by }
}
