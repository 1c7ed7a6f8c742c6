import { type ListEntry, ListEntryIn } from '@souk/contract/catalog/lists.contract.ts'
import type { ListName } from '@souk/contract/reference/list-names.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { MultiSelectField } from '../../../ui/choices/multi-select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useDepartmentOptions } from '../model/taxonomy-options.ts'
import { useWrite } from './lists.data.ts'

type Props = { list: ListName; entry: ListEntry | null; onClose: () => void }

/** A new entry, or other names for one that is there. */
export function EntryDialog({ list, entry, onClose }: Props) {
  const t = useT('lists')
  const [add, change] = [useWrite('add'), useWrite('change')]
  const departments = useDepartmentOptions(entry?.departments)
  const form = useContractForm({
    schema: ListEntryIn,
    initial: {
      nameEn: entry?.nameEn ?? '',
      nameAr: entry?.nameAr ?? '',
      departments: entry?.departments ?? ([] as string[]),
    },
    send: async (body) => {
      if (entry) await change.mutateAsync({ list, key: entry.key, version: entry.version, ...body })
      else await add.mutateAsync({ list, ...body })
      onClose()
    },
  })
  const { field } = form
  const chosen = field('departments')
  return (
    <FormDialog form={form} isEdit={entry !== null} title={t(entry ? 'rename.title' : `add.${list}`)} onClose={onClose}>
      <TextField label={t('columns.nameEn')} maxLength={60} {...field('nameEn')} />
      <TextField label={t('columns.nameAr')} maxLength={60} dir="auto" {...field('nameAr')} />
      {list === 'categories' && (
        <MultiSelectField
          label={t('departments')}
          help={t('departments.help')}
          options={departments}
          {...chosen}
          value={chosen.value ?? []}
        />
      )}
    </FormDialog>
  )
}
