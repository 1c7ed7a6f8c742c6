import type { ExportFormat, ExportLook, ExportType } from '@souk/contract/core/exports.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DownloadTarget } from '../../lib/download-slot.ts'
import { useT } from '../../lib/language/use-t.ts'
import { toast } from '../../lib/toast.ts'
import { DownloadDialog } from './download-dialog.tsx'
import { useDownloadWrite } from './downloads.data.ts'

/** Documents of styles are laid out as their reader wants; a table is what it is. */
const styled: readonly ExportType[] = [
  'collectionExport',
  'wishlistExport',
  'selectionExport',
  'cartExport',
  'multipleCartExport',
]
type Props = { target: DownloadTarget; format: ExportFormat; onClose: () => void }

/** Starts a file, after asking how it shall look where there is a choice. */
export function DownloadHost({ target, format, onClose }: Props) {
  const t = useT('downloads')
  const navigate = useNavigate()
  const start = useDownloadWrite('startDownload')
  const isStyled = styled.includes(target.type)
  const isStarted = useRef(false)

  async function begin(chosen: ExportFormat, look?: ExportLook): Promise<void> {
    const { type, input } = target
    await start.mutateAsync({ type, format: chosen, input, look })
    toast('success', t('started'), {
      action: { label: t('started.open'), run: () => void navigate('/downloads') },
    })
  }
  useEffect(() => {
    if (isStyled || isStarted.current) return
    isStarted.current = true
    void begin(format).then(onClose, onClose) // a toast said why it failed
  })
  if (!isStyled) return null
  return <DownloadDialog target={target} format={format} onStart={begin} onClose={onClose} />
}
