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

  function begin(chosen: ExportFormat, look?: ExportLook): void {
    const { type, input } = target
    start.mutate(
      { type, format: chosen, input, look },
      {
        onSuccess: () =>
          toast('success', t('started'), {
            action: { label: t('started.open'), run: () => void navigate('/downloads') },
          }),
        onSettled: onClose,
      },
    )
  }
  useEffect(() => {
    if (isStyled || isStarted.current) return
    isStarted.current = true
    begin(format)
  })
  if (!isStyled) return null
  return <DownloadDialog target={target} format={format} isBusy={start.isPending} onStart={begin} onClose={onClose} />
}
