import { Suspense, useEffect, useState } from 'react'
import { lazyControl } from '../../lib/code/lazy-dialog.tsx'

const ShortcutsDialog = lazyControl(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

const fields = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=dialog]'

/** Opens the list of shortcuts at `?`, the sign of either script, where no text is being typed. */
export function ShortcutKeys() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    function listen({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
      if ((key !== '?' && key !== '؟') || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(fields)) return
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return <Suspense>{isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense>
}
