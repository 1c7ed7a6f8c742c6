import type { ComponentType, ReactNode } from 'react'
import type { T } from '../../lib/language/use-t.ts'
import { Dropzone } from './dropzone.tsx'
import styles from './import-sheet.module.css'
import { SideSheet } from '../overlays/side-sheet.tsx'
import { UploadList } from './upload-list.tsx'
import type { Send } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'
import { Stack } from '../layout/stack.tsx'
import { CloseButton } from '../overlays/close-button.tsx'

type Imported = { problems: readonly { row: number; column: string; problem: string }[] }
type Props<R extends Imported> = {
  title: string
  text: string
  words: T // with import.drop, import.problems, import.row and close
  send: Send<R>
  outcome: ComponentType<R>
  onClose: () => void
  children?: ReactNode // what is chosen beforehand
}
const mostShown = 100

/** The result of one spreadsheet and each row to fix. */
export function ImportSheet<R extends Imported>({
  title,
  text,
  words: t,
  send,
  outcome: Outcome,
  onClose,
  children,
}: Props<R>) {
  const { items, isBusy, add, remove, retry } = useUploads<R>({ kind: 'sheet', send })
  function begin(files: File[]): void {
    for (const { id } of items) remove(id)
    add(files)
  }
  const result = items.at(-1)?.result
  return (
    <SideSheet isOpen title={title} onClose={onClose} isDirty={isBusy} actions={<CloseButton onClose={onClose} />}>
      <Stack gap={16}>
        <p className={styles.text}>{text}</p>
        {children}
        <Dropzone kind="sheet" isSingle label={t('import.drop')} isDisabled={isBusy} onFiles={begin} />
        <UploadList items={items} onRemove={remove} onRetry={retry} />
        <output>{result && <Outcome {...result} />}</output>
        {result && result.problems.length > 0 && (
          <Stack as="ul" gap={6} aria-label={t('import.problems')}>
            {result.problems.slice(0, mostShown).map(({ row, column, problem }) => (
              <li key={`${row} ${column} ${problem}`}>
                <span className="num">{t('import.row', { row, column })}</span> {problem}
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </SideSheet>
  )
}
