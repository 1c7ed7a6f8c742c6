import type { CollectionStatus as Value } from '@souk/contract/catalog/collection-moves.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Tag, type Tone } from '../../../ui/values/status.tsx'

const tones: Record<Value, Tone> = { NEW: 'neutral', IN_REVIEW: 'info', LIVE: 'ok', EXPIRED: 'warn' }

/** Where it stands; one that is put away says only that. */
export function CollectionStatus({ status, isArchived = false }: { status: Value; isArchived?: boolean | undefined }) {
  const t = useT('catalog')
  if (isArchived) return <Tag>{t('archived')}</Tag>
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
