import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import styles from './broadcasts.module.css'
import type { useBroadcastDraft } from './use-broadcast-draft.ts'

type Draft = ReturnType<typeof useBroadcastDraft>
type Props = Pick<Draft, 'id' | 'isSaving' | 'isUnsent' | 'problem' | 'saveNow'> & { isComplete: boolean }

/** Where the draft is: with the server, or in this browser until it can be sent. */
export function DraftState({ id, isSaving, isUnsent, problem, isComplete, saveNow }: Props) {
  const t = useT('broadcast')
  if (problem !== null && isUnsent) {
    const retryButton = (
      <Button size="small" isBusy={isSaving} onClick={() => void saveNow()}>
        {t('state.retry')}
      </Button>
    )
    return (
      <Notice kind="warning" title={t('draft.waiting')} action={retryButton}>
        {problem}
      </Notice>
    )
  }
  const key = isUnsent && !isComplete ? 'draft.incomplete' : isUnsent ? 'draft.saving' : id !== null && 'draft.saved'
  return <output className={`caption ${styles.state}`}>{key && t(key)}</output>
}
