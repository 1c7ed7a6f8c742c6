import { useRef, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../model/wishlists.data.ts'

/** One press saves to the list last used, the next takes it off; both can be undone. */
export function useQuickSave(productId: string, onChoose: () => void) {
  const t = useT('wishlist-acts')
  const [save, remove] = [useWrite('saveToLast'), useWrite('removeFromLast')]
  const [saveLines, removeLines] = [useWrite('saveLines'), useWrite('removeLines')]
  const [wanted, setWanted] = useState<boolean | null>(null) // what it will be, while it is on its way
  const before = useRef<Promise<void>>(Promise.resolve())
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
  async function toggle(isOn: boolean): Promise<void> {
    try {
      await (isOn ? takeOff() : add())
    } catch (error) {
      if (!(error instanceof Failed)) throw error // a refusal has its toast
    }
  }
  /** A press before the last one is answered follows it. */
  function press(isOn: boolean): void {
    const run = Promise.allSettled([before.current]).then(() => toggle(isOn))
    before.current = run
    setWanted(!isOn)
    void run.finally(() => {
      if (before.current === run) setWanted(null)
    })
  }
  return { press, shown: wanted }
}
