import type { WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { toast } from '../../../lib/toast.ts'
import { useDraft } from '../../../lib/forms/use-draft.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useWrite } from '../model/wishlists.data.ts'

type Change = { quantities?: Record<string, number>; cartons?: number; note?: string }

const merge = (older: Change, newer: Change): Change => ({
  ...older,
  ...newer,
  ...(newer.quantities && { quantities: { ...older.quantities, ...newer.quantities } }),
})

/** What is typed into a line: only what changed is sent, with the version that was looked at. */
export function useLineDraft(wishlistId: string, line: WishlistLine) {
  const t = useT('wishlists')
  const write = useWrite('saveLines')
  async function save(change: Change): Promise<void> {
    const { productId, version } = line
    const { overtaken } = await write.mutateAsync({ wishlistId, lines: [{ productId, version, ...change }] })
    if (overtaken[0]) toast('warning', t('overtook', { name: overtaken[0].by ?? '', product: line.kept.name }))
  }
  const { draft, problem, isSaving, change, saveNow } = useDraft<Change>({ merge, save })
  return {
    quantities: { ...line.quantities, ...draft?.quantities },
    cartons: draft?.cartons ?? line.cartons,
    note: draft?.note ?? line.note,
    problem,
    isSaving,
    change,
    saveNow,
  }
}
