import type { WishlistCard } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { useNoun } from '../model/wishlist-words.ts'
import { useLists, useWrite } from '../model/wishlists.data.ts'

/** Takes the lines of other lists in; those stay as they are. */
export function MergeDialog({ list, onClose }: { list: WishlistCard; onClose: () => void }) {
  const t = useT('wishlists')
  const noun = useNoun()
  const merge = useWrite('mergeLists')
  const [chosen, setChosen] = useState<readonly string[]>([])
  async function take(): Promise<void> {
    try {
      await merge.mutateAsync({ id: list.id, wishlistIds: [...chosen] })
      onClose()
    } catch {
      // It was announced, and the choice is still there.
    }
  }
  return (
    <Dialog
      isOpen
      title={t('merge.title', { name: list.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isDisabled={chosen.length === 0} isBusy={merge.isPending} onClick={() => void take()}>
            {t('merge.save')}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
