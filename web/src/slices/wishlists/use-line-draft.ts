import { milliseconds } from '@souk/contract/core/limits.ts'
import type { WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { useT } from '../../lib/use-t.ts'
import { useWrite } from './wishlists.data.ts'

type Change = { quantities?: Record<string, number>; cartons?: number; note?: string }

/** What is typed into a line is shown at once and saved when the typing pauses; only what changed is sent. */
export function useLineDraft(wishlistId: string, line: WishlistLine) {
  const t = useT('wishlists')
  const save = useWrite('saveLines')
  const [draft, setDraft] = useState<Change>({})
  const waiting = useRef<Change>({})
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const send = useEffectEvent(async (): Promise<void> => {
    const change = waiting.current
    if (Object.keys(change).length === 0) return
    waiting.current = {}
    const { productId, version } = line
    try {
      const { overtaken } = await save.mutateAsync({ wishlistId, lines: [{ productId, version, ...change }] })
      if (overtaken[0]) announce('warning', t('overtook', { name: overtaken[0].by ?? '', product: line.kept.name }))
    } catch {
      // It was announced; what is saved is shown again.
    }
    if (Object.keys(waiting.current).length === 0) setDraft({})
  })
  function change(next: Change): void {
    const merged = (now: Change): Change => ({
      ...now,
      ...next,
      ...(next.quantities && { quantities: { ...now.quantities, ...next.quantities } }),
    })
    setDraft(merged)
    waiting.current = merged(waiting.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), milliseconds.productEdit)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      void send() // leaving the page loses nothing
    },
    [],
  )
  return {
    quantities: { ...line.quantities, ...draft.quantities },
    cartons: draft.cartons ?? line.cartons,
    note: draft.note ?? line.note,
    isSaving: save.isPending,
    change,
  }
}
