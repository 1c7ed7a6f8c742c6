import { IconDownload, IconUpload } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useBookExport } from './book-export.ts'
import type { BookTarget } from './book-target.ts'

const BookImportSheet = lazyDialog(async () => (await import('./book-import-sheet.tsx')).BookImportSheet)
const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

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
      <Button
        size="small"
        icon={<IconDownload {...look} />}
        isBusy={isExporting}
        aria-label={t('export.of', { name })}
        onClick={fetchSheet}
      >
        {t('export')}
      </Button>
      {isImporting && (
        <Suspense>
          <BookImportSheet target={target} name={name} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
