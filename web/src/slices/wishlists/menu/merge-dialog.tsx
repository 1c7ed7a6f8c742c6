import type { WishlistCard } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { useNoun } from '../model/wishlist-words.ts'
import { useLists, useWrite } from '../model/wishlists.data.ts'

/** Takes the lines of other lists in; those stay as they are. */
export function MergeDialog({ list, onClose }: { list: WishlistCard; onClose: () => void }) {
  const t = useT('wishlists')
  const noun = useNoun()
  const merge = useWrite('mergeLists')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const form = useSending({
    send: async () => {
      await merge.mutateAsync({ id: list.id, wishlistIds: [...chosen] })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('merge.title', { name: list.name })}
      send={t('merge.save')}
      whyNot={chosen.length === 0 && t('merge.nothing')}
      onClose={onClose}
    >
      <QueryView
        query={useLists({ limit: 100 })}
        empty={({ items }) => items.length < 2 && { title: t(`${noun}.noOther`) }}
      >
        {({ items }) => (
          <CheckboxGroup
            label={t('merge.which')}
            help={t('merge.help')}
            value={chosen}
            onChange={setChosen}
            choices={items
              .filter(({ id }) => id !== list.id)
              .map(({ id, name, linesCount }) => ({ value: id, label: <bdi>{name}</bdi>, count: linesCount }))}
          />
        )}
      </QueryView>
    </FormDialog>
  )
}
