import { max } from '@souk/contract/core/rules.ts'
import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import { type WishlistCard, WishlistName } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { useState } from 'react'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useNoun } from '../model/wishlist-words.ts'
import { useShareable, useWrite } from '../model/wishlists.data.ts'

const About = z.strictObject({ name: WishlistName, note: max(wishlistLimits.note) })

type Props = { list?: WishlistCard; isCopy?: boolean; onClose: () => void; onMade?: (id: string) => void }

/** The name of a new list, of a copy, or another one for a list that is there. A brand also says for whom it is. */
export function ListNameDialog({ list, isCopy = false, onClose, onMade }: Props) {
  const t = useT('wishlists')
  const noun = useNoun()
  const [create, rename, copy] = [useWrite('createList'), useWrite('renameList'), useWrite('duplicateList')]
  const setNote = useWrite('setNote')
  const isNew = !list
  const mayPrepare = isNew && noun === 'selection'
  const { data: known } = useShareable(mayPrepare)
  const [retailerId, setRetailerId] = useState<string | null>(null)
  const form = useContractForm({
    schema: About,
    initial: { name: list ? (isCopy ? t('copyOf', { name: list.name }) : list.name) : '', note: list?.note ?? '' },
    send: async ({ name, note }) => {
      if (isNew) onMade?.((await create.mutateAsync({ name, note, ...(retailerId && { retailerId }) })).wishlistId)
      else if (isCopy) onMade?.((await copy.mutateAsync({ id: list.id, name })).wishlistId)
      else {
        if (name !== list.name) await rename.mutateAsync({ id: list.id, name })
        if (note !== list.note) await setNote.mutateAsync({ id: list.id, note })
      }
      onClose()
    },
  })
  const { field } = form
  const deed = isNew ? 'create' : isCopy ? 'duplicate' : 'rename'
  return (
    <FormDialog
      form={form}
      size="small"
      title={isNew ? t(`${noun}.new`) : t(`${deed}.title`, { name: list.name })}
      onClose={onClose}
      send={t(`${deed}.save`)}
    >
      <TextField label={t('name')} maxLength={120} {...field('name')} />
      {!isCopy && (
        <TextAreaField
          label={t('about')}
          help={t('about.help')}
          isOptional
          rows={2}
          maxLength={wishlistLimits.note}
          {...field('note')}
        />
      )}
      {mayPrepare && (
        <ComboboxField
          label={t('retailer')}
          help={t('retailer.help')}
          isOptional
          value={retailerId}
          onChange={setRetailerId}
          options={(known?.partners ?? []).map(({ entityId, name }) => ({ value: entityId, label: name }))}
        />
      )}
    </FormDialog>
  )
}
