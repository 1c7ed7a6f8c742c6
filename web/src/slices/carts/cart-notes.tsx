import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { cartLimits } from '@souk/contract/carts/cart-limits.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useT } from '../../lib/use-t.ts'
import { TextAreaField } from '../../ui/fields.tsx'
import { useCartWrite } from './carts.data.ts'

/** A word to the brand, which goes with the order. */
export function CartNotes({ cart: { _id: cartId, notes, brand } }: { cart: Cart }) {
  const t = useT('carts')
  const save = useCartWrite('setNotes')
  const { draft, problem, change } = useDraft<{ notes: string }>({
    merge: (_, newer) => newer,
    save: ({ notes: text }) => save.mutateAsync({ cartId, notes: text }),
  })
  return (
    <TextAreaField
      label={t('notes', { name: brand.name })}
      isOptional
      rows={2}
      maxLength={cartLimits.notes}
      value={draft?.notes ?? notes}
      error={problem ? t('notSaved', { why: problem }) : undefined}
      onChange={(text) => change({ notes: text })}
    />
  )
}
