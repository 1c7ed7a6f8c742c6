import type { ReactNode } from 'react'
import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { ProductActs } from '../../../lib/product-acts.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { SelectionToolbar } from '../../../ui/tables/selection-toolbar.tsx'
import styles from './product-picks-bar.module.css'
import type { Picks } from './product-picks.ts'

type Props = {
  picks: Picks
  total: number
  readAll?: () => Promise<{ productIds: string[]; more: boolean }> // where a list can be chosen as a whole
  children?: ReactNode // what wishlists and carts do with the chosen ones
}

/** Floats over the end of the shelf while something is chosen. */
export function ProductPicksBar({ picks, total, readAll, children }: Props) {
  const t = useT('discovery')
  const [isBusy, setBusy] = useState(false)
  async function chooseAll(read: NonNullable<typeof readAll>): Promise<void> {
    setBusy(true)
    try {
      const { productIds, more } = await read()
      picks.chooseAll(productIds)
      if (more) toast('warning', t('picks.more', { count: productIds.length }))
    } catch {
      // Said already by the call; what was chosen stays chosen.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.bar}>
      <SelectionToolbar count={picks.ids.size} total={total} onClear={picks.clear}>
        {readAll && picks.ids.size < total && (
          <Button size="small" isBusy={isBusy} onClick={() => void chooseAll(readAll)}>
            {t('picks.all', { count: total })}
          </Button>
        )}
        <ProductActs place="bar" products={[...picks.ids].map((_id) => ({ _id, name: '' }))} onDone={picks.clear} />
        {children}
      </SelectionToolbar>
    </div>
  )
}
