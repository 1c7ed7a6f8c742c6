import { IconDownload, IconUpload } from '@tabler/icons-react'
import { Suspense, lazy, useRef, useState } from 'react'
import type { DownloadTarget } from '../../../lib/download-slot.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useBookExport } from './book-export.ts'
import type { BookTarget } from './book-target.ts'

const BookImportSheet = lazy(async () => ({ default: (await import('./book-import-sheet.tsx')).BookImportSheet }))
const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

const masters = { price: 'priceBookExport', segment: 'segmentationBookExport', currency: 'currencyBookExport' } as const
/** Over all collections it may be long, so it is made in the background. */
const masterFile = (of: BookTarget['of']): DownloadTarget => ({
  type: masters[of],
  input: {},
  formats: ['xlsx', 'csv'],
})

type Props = { target: BookTarget; name: string; isOpen: boolean }

/** A sheet on its way out, and in again for those who may. */
export function BookSheetButtons({ target, name, isOpen }: Props) {
  const t = useT('books')
  const [isExporting, fetchSheet] = useBookExport(target)
  const [isImporting, setImporting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close(): void {
    setImporting(false)
    button.current?.focus()
  }
  return (
    <>
      {isOpen && (
        <Button
          ref={button}
          size="small"
          icon={<IconUpload {...look} />}
          aria-label={t('import.of', { name })}
          onClick={() => setImporting(true)}
        >
          {t('import')}
        </Button>
      )}
      {target.collectionId === null ? (
        <DownloadMenu size="small" label={t('export')} name={name} of={masterFile(target.of)} />
      ) : (
        <Button
          size="small"
          icon={<IconDownload {...look} />}
          isBusy={isExporting}
          aria-label={t('export.of', { name })}
          onClick={fetchSheet}
        >
          {t('export')}
        </Button>
      )}
      {isImporting && (
        <Suspense>
          <BookImportSheet target={target} name={name} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
