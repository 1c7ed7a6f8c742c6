import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Loaded } from '../model/cart-load.ts'
import { useCartWrite } from '../model/carts.data.ts'

type Props = Pick<Loaded, 'carts' | 'mode'> & { onClose: () => void }

/** Empties what stands here: the one cart, or those of the stores that are ticked. */
export function ClearDialog({ carts, mode, onClose }: Props) {
  const t = useT('carts')
  const [clear, remove] = [useCartWrite('clearStores'), useCartWrite('removeCart')]
  const stores = storesOf(carts)
  const [chosen, setChosen] = useState<readonly string[]>(stores.length === 1 ? stores.map(({ id }) => id) : [])
  const isOne = mode === 'single'
  async function empty(): Promise<void> {
    const done = isOne ? remove.mutateAsync({ cartId: carts[0]!._id }) : clear.mutateAsync({ storeIds: [...chosen] })
    await done.then(onClose, () => {}) // it was announced
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={isOne ? t('clear.one', { name: carts[0]!.brand.name }) : t('clear.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('clear.no')}
          </Button>
          <Button
            look="danger"
            isDisabled={!isOne && chosen.length === 0}
            isBusy={clear.isPending || remove.isPending}
            onClick={() => void empty()}
          >
            {t('clear.yes')}
          </Button>
        </>
      }
    >
      <p>{t('clear.text')}</p>
      {!isOne && stores.length > 1 && (
        <CheckboxGroup
          label={t('clear.stores')}
          choices={stores.map(({ id, name, count }) => ({
            value: id,
            label: <bdi>{name}</bdi>,
            count: t('lead.carts', { count }),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
    </Dialog>
  )
}

function storesOf(carts: readonly Cart[]) {
  return [...Map.groupBy(carts, ({ store }) => store.id)].map(([id, its]) => ({
    id,
    name: its[0]!.store.name,
    count: its.length,
  }))
}
