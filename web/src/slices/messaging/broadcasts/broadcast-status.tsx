import type { BroadcastStatus } from '@souk/contract/messaging/broadcasts.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Tag, type Tone } from '../../../ui/values/status.tsx'

const tones: Record<BroadcastStatus, Tone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  SENDING: 'info',
  SENT: 'ok',
  CANCELLED: 'neutral',
  FAILED: 'bad',
}

export function BroadcastStatusTag({ status }: { status: BroadcastStatus }) {
  const t = useT('broadcast')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}
