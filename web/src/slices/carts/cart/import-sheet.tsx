import type { carts } from '@souk/contract/carts/carts.contract.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chunk } from '../../../lib/code/chunk.ts'
import { download } from '../../../lib/server/download.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { ImportSheet as Sheet } from '../../../ui/uploads/import-sheet.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Send } from '../../../ui/uploads/upload-queue.ts'
import type { Imported } from './import-upload.ts'
import { StoreChoice } from '../adding/store-choice.tsx'

/** Codes and quantities from a spreadsheet: what fits is in the carts, the rest says what to fix. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const t = useT('carts')
  const client = useQueryClient()
  const [storeId, setStoreId] = useState<string | null>(null)
  const send: Send<Imported> = async (file, options) => {
    const { sendSheet } = await chunk(() => import('./import-upload.ts'))
    try {
      return await sendSheet(storeId, file, options)
    } finally {
      void client.invalidateQueries({ queryKey: ['carts'] })
    }
  }
  const template = () => void download<typeof carts.template>('/api/v2/cart/template', {}).catch(() => {}) // it was announced
  return (
    <Sheet title={t('import.title')} text={t('import.text')} words={t} send={send} outcome={Outcome} onClose={onClose}>
      <div>
        <Button icon={<IconDownload size={16} stroke={1.7} aria-hidden />} onClick={template}>
          {t('import.template')}
        </Button>
      </div>
      <StoreChoice
        label={t('import.store')}
        only={t('import.store.only')}
        failed={t('import.store.failed')}
        value={storeId}
        onChange={setStoreId}
      />
    </Sheet>
  )
}

function Outcome({ taken, problems }: Imported) {
  const t = useT('carts')
  const bad = problems.length > 0 && t('import.bad', { count: problems.length })
  return (
    <Notice kind={bad ? 'warning' : 'success'}>
      {taken > 0 ? t('import.done', { count: taken }) : t('import.nothing')} {bad}
    </Notice>
  )
}
