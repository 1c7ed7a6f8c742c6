import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { chunk } from '../../../lib/code/chunk.ts'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ImportSheet } from '../../../ui/uploads/import-sheet.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Send } from '../../../ui/uploads/upload-queue.ts'
import type { Imported } from './order-import-upload.ts'
import { useSide } from '../model/order-side.ts'

type Props = { order: Order; onClose: () => void; onDone: () => void }

/** A sheet of quantities: one proposal, or every problem by its row and nothing changed. */
export function OrderImportSheet({ order, onClose, onDone }: Props) {
  const t = useT('order')
  const side = useSide()
  const client = useQueryClient()
  const send: Send<Imported> = async (file, options) => {
    const { sendSheet } = await chunk(() => import('./order-import-upload.ts'))
    try {
      const result = await sendSheet(order.id, order.version, file, options)
      if (result.problems.length === 0) {
        toast('success', t('import.done', { count: result.changed }))
        onDone()
      }
      return result
    } finally {
      for (const key of ['orders', 'order']) void client.invalidateQueries({ queryKey: [key] })
    }
  }
  return (
    <ImportSheet
      title={t('edit.import')}
      text={t(`import.text.${side}`)}
      words={t}
      send={send}
      onClose={onClose}
      outcome={Refused}
    />
  )
}

/** What went is announced: the sheet is closed by then. */
function Refused({ problems }: Imported) {
  const t = useT('order')
  return problems.length > 0 && <Notice kind="warning">{t('import.refused', { count: problems.length })}</Notice>
}
