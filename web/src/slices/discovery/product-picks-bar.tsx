import type { ReactNode } from 'react'
import { useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { SelectionToolbar } from '../../ui/selection-toolbar.tsx'
import styles from './product-picks-bar.module.css'
import type { Picks } from './product-picks.ts'

type Props = {
  picks: Picks
  total: number
  readAll: () => Promise<{ productIds: string[]; more: boolean }>
  children?: ReactNode // what wishlists and carts do with the chosen ones
}

/** Floats over the end of the shelf while something is chosen. */
export function ProductPicksBar({ picks, total, readAll, children }: Props) {
  const t = useT('discovery')
  const [isBusy, setBusy] = useState(false)
  async function chooseAll(): Promise<void> {
    setBusy(true)
    try {
      const { productIds, more } = await readAll()
      picks.chooseAll(productIds)
      if (more) announce('warning', t('picks.more', { count: productIds.length }))
    } catch {
      // Said already by the call; what was chosen stays chosen.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.bar}>
      <SelectionToolbar count={picks.ids.size} total={total} onClear={picks.clear}>
        {picks.ids.size < total && (
          <Button size="small" isBusy={isBusy} onClick={() => void chooseAll()}>
            {t('picks.all', { count: total })}
          </Button>
        )}
        {children}
      </SelectionToolbar>
    </div>
  )
}
