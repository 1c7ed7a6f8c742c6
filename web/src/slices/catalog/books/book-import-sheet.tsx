import type { BookImported } from '@souk/contract/catalog/books.contract.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { chunk } from '../../../lib/code/chunk.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dropzone } from '../../../ui/uploads/dropzone.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { UploadList } from '../../../ui/uploads/upload-list.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import { useBookExport } from './book-export.ts'
import { BookProblems } from './book-problems.tsx'
import type { BookTarget } from './book-target.ts'
import styles from './books.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

type Props = { target: BookTarget; name: string; onClose: () => void }

/** A book is written by its sheet: taken out, changed, brought back. What is wrong with it stands below, cell by cell. */
export function BookImportSheet({ target, name, onClose }: Props) {
  const t = useT('books')
  const client = useQueryClient()
  const [isExporting, fetchSheet] = useBookExport(target)
  const { items, isBusy, add, remove, retry } = useUploads<BookImported>({
    kind: 'sheet',
    send: async (file, options) => {
      const { sendBook } = await chunk(() => import('./book-upload.ts'))
      try {
        return await sendBook(target, file, options)
      } finally {
        for (const key of ['books', 'products', 'collection']) void client.invalidateQueries({ queryKey: [key] })
      }
    },
  })
  const latest = items.at(-1)
  function begin(files: File[]): void {
    for (const { id } of items) remove(id)
    add(files)
  }
  return (
    <SideSheet
      isOpen
      title={t('import.title', { name })}
      onClose={onClose}
      isDirty={isBusy}
      actions={<CloseButton onClose={onClose} />}
    >
      <Stack gap={20}>
        <p className={styles.text}>{t(`import.${target.of}.text`)}</p>
        <div>
          <Button isBusy={isExporting} icon={<IconDownload size={17} stroke={1.7} aria-hidden />} onClick={fetchSheet}>
            {t('import.sheet')}
          </Button>
        </div>
        <Dropzone kind="sheet" isSingle label={t('import.drop')} isDisabled={isBusy} onFiles={begin} />
        <UploadList items={items} onRemove={remove} onRetry={retry} />
        <output>{latest?.result && <Outcome of={target.of} result={latest.result} />}</output>
        {latest?.result && <BookProblems problems={latest.result.problems} />}
      </Stack>
    </SideSheet>
  )
}

const maxProblems = 1_000 // the server stops there

function Outcome({ of, result: { changed, problems } }: { of: BookTarget['of']; result: BookImported }) {
  const t = useT('books')
  if (problems.length > 0) {
    return (
      <Notice kind="warning" title={t('import.refused', { count: problems.length })}>
        {t('import.refused.text')} {problems.length >= maxProblems && t('import.refused.most', { count: maxProblems })}
      </Notice>
    )
  }
  if (changed === 0) return <Notice kind="info">{t('import.same')}</Notice>
  return <Notice kind="success">{t(`import.${of}.done`, { count: changed })}</Notice>
}
