import { useNavigation } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { useUploadProgress } from '../../ui/uploads/upload-progress.ts'
import { ProgressLine } from './progress-line.tsx'

/** What is on its way, wherever it was started: the next page, and files. */
export function ShellProgress() {
  const t = useT('ui')
  const sent = useUploadProgress()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      <ProgressLine label={t('upload.list')} isOn={sent !== null} value={sent ?? 1} />
      <ProgressLine label={t('state.loading')} isOn={isLoading} />
    </>
  )
}
