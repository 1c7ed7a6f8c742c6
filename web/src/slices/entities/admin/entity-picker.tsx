import { useState } from 'react'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { AppliedChips } from '../../../ui/choices/chips.tsx'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { useEntities } from './admin.data.ts'

type Named = { id: string; name: string }
type Props = { label: string; chosen: readonly Named[]; isDisabled: boolean; onChange: (chosen: Named[]) => void }

/** Several entities of many thousand: the server finds them. */
export function EntityPicker({ label, chosen, isDisabled, onChange }: Props) {
  const t = useT('admin')
  const [text, setText] = useState('')
  const q = useDebounced(text)
  const found = useEntities({ q, limit: '20' }, !isDisabled)
  const options = (found.data?.items ?? [])
    .filter(({ id }) => !chosen.some((one) => one.id === id))
    .map(({ id, entityName, entityType }) => ({ value: id, label: entityName, hint: t(`type.${entityType}`) }))

  function add(id: string | null): void {
    const entity = found.data?.items.find((one) => one.id === id)
    setText('')
    if (entity) onChange([...chosen, { id: entity.id, name: entity.entityName }])
  }
  return (
    <div>
      <ComboboxField
        label={label}
        value={null}
        options={options}
        isLoading={found.isFetching}
        isDisabled={isDisabled}
        isOptional
        onSearch={setText}
        onChange={add}
      />
      <AppliedChips
        label={label}
        chips={chosen.map(({ id, name }) => ({ value: id, label: name }))}
        onRemove={(id) => onChange(chosen.filter((one) => one.id !== id))}
        onClear={() => onChange([])}
      />
    </div>
  )
}
