import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'

/** An address that asks for what there is not: the server refuses it, and trying again would not help. */
export const isUnknownFilter = (error: Error | null): boolean => error instanceof Failed && error.status === 422

export function UnknownFilters({ onClear }: { onClear: () => void }) {
  const t = useT('discovery')
  return (
    <StatePanel title={t('filters.unknown')} action={<Button onClick={onClear}>{t('filters.clear')}</Button>}>
      {t('filters.unknown.text')}
    </StatePanel>
  )
}
