import { SelectField } from '../../ui/select-field.tsx'
import { useStores } from './use-stores.ts'

type Props = { label: string; value: string | null; onChange: (storeId: string) => void }

/** For which store; whoever has one is not asked. Its place is there before the stores are. */
export function StoreChoice({ label, value, onChange }: Props) {
  const { stores, usual, isPending } = useStores()
  if (stores.length < 2 && !isPending) return null
  return (
    <SelectField
      label={label}
      options={stores.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? usual}
      isDisabled={isPending}
      onChange={(storeId) => storeId && onChange(storeId)}
    />
  )
}
