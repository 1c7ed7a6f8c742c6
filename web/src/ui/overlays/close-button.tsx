import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'

/** The one button of what only shows something. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useT('ui')
  return <Button onClick={onClose}>{t('dialog.close')}</Button>
}
