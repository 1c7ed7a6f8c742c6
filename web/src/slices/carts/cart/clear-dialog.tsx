import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
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
  const form = useSending({
    send: async () => {
      await (isOne ? remove.mutateAsync({ cartId: carts[0]!._id }) : clear.mutateAsync({ storeIds: [...chosen] }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      isGrave
      size="small"
      title={isOne ? t('clear.one', { name: carts[0]!.brand.name }) : t('clear.title')}
      send={t('clear.yes')}
      cancel={t('clear.no')}
      whyNot={!isOne && chosen.length === 0 && t('clear.which')}
      onClose={onClose}
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
    </FormDialog>
  )
}

function storesOf(carts: readonly Cart[]) {
  return [...Map.groupBy(carts, ({ store }) => store.id)].map(([id, ofStore]) => ({
    id,
    name: ofStore[0]!.store.name,
    count: ofStore.length,
  }))
}
