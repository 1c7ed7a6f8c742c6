import type { WishlistCard } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { chunk } from '../../../lib/code/chunk.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ImportSheet as Sheet } from '../../../ui/uploads/import-sheet.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Send } from '../../../ui/uploads/upload-queue.ts'
import type { Imported } from './import-upload.ts'

/** Codes and quantities from a spreadsheet: all rows are taken, or every problem is named and nothing has changed. */
export function ImportSheet({ list, onClose }: { list: WishlistCard; onClose: () => void }) {
  const t = useT('wishlists')
  const client = useQueryClient()
  const send: Send<Imported> = async (file, options) => {
    const { sendSheet } = await chunk(() => import('./import-upload.ts'))
    try {
      return await sendSheet(list.id, file, options)
    } finally {
      for (const key of ['wishlists', 'wishlist']) void client.invalidateQueries({ queryKey: [key] })
    }
  }
  return (
    <Sheet
      title={t('import.title', { name: list.name })}
      text={t('import.text')}
      words={t}
      send={send}
      outcome={Outcome}
      onClose={onClose}
    />
  )
}

function Outcome({ changed, problems }: Imported) {
  const t = useT('wishlists')
  if (problems.length === 0) return <Notice kind="success">{t('import.done', { count: changed })}</Notice>
  return <Notice kind="warning">{t('import.refused', { count: problems.length })}</Notice>
}
