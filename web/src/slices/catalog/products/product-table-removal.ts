import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useProductWrite } from '../model/products.data.ts'

type Gone = { ids: readonly string[]; says: string }

/** Removing without a question, because it can be taken back: from the toast at once, from the line above the table until one leaves. */
export function useProductRemoval(onGone: (ids: readonly string[]) => void) {
  const t = useT('products')
  const removal = useProductWrite('removeProducts')
  const back = useProductWrite('restoreProducts')
  const [gone, setGone] = useState<Gone | null>(null)

  function restore(ids: readonly string[]): void {
    back.mutate(ids, { onSuccess: () => setGone((now) => (now?.ids === ids ? null : now)) })
  }
  function remove(ids: readonly string[], name?: string): void {
    if (removal.isPending) return
    removal.mutate(ids, {
      onSuccess: ({ removed, archived }) => {
        const says = removalMessage(removed, archived, name)
        setGone({ ids, says })
        onGone(ids)
        toast('success', says, { action: { label: t('undo'), run: () => restore(ids) } })
      },
      onError: (error) => toast('danger', error.message),
    })
  }
  function removalMessage(removed: number, archived: number, name: string | undefined): string {
    if (name) return t(archived > 0 ? 'archived.one' : 'removed.one', { name })
    return [
      removed > 0 && t('removed.many', { count: removed }),
      archived > 0 && t('archived.many', { count: archived }),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return { remove, restore, gone, forget: () => setGone(null), isBusy: removal.isPending || back.isPending }
}
