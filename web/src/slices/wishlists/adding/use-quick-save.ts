import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../model/wishlists.data.ts'

/** One press saves to the list last used, the next takes it off; both can be undone. */
export function useQuickSave(productId: string, onChoose: () => void) {
  const t = useT('wishlist-acts')
  const [save, remove] = [useWrite('saveToLast'), useWrite('removeFromLast')]
  const [saveLines, removeLines] = [useWrite('saveLines'), useWrite('removeLines')]
  const isBusy = save.isPending || remove.isPending
  const change = { label: t('change'), run: onChoose }

  async function add(): Promise<void> {
    const { wishlistId, name } = await save.mutateAsync({ productId })
    const undo = () => removeLines.mutate({ id: wishlistId, products: [productId] })
    toast('success', t('saved', { name }), { action: { label: t('undo'), run: undo }, second: change })
  }
  async function takeOff(): Promise<void> {
    const removed = await remove.mutateAsync({ productId })
    if (!removed) return onChoose() // on lists of colleagues alone
    const { wishlistId, name, line } = removed
    const undo = () => saveLines.mutate({ wishlistId, lines: [line] })
    toast('success', t('removed', { name }), { action: { label: t('undo'), run: undo }, second: change })
  }
  async function press(isOn: boolean): Promise<void> {
    if (isBusy) return
    try {
      await (isOn ? takeOff() : add())
    } catch (error) {
      if (!(error instanceof Failed)) throw error // a refusal has its toast
    }
  }
  /** What it will be, while it is on its way. */
  const shown = save.isPending ? true : remove.isPending ? false : null
  return { press: (isOn: boolean) => void press(isOn), shown }
}
