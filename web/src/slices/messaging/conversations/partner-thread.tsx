import { useEffect, useEffectEvent } from 'react'
import { QueryFailure } from '../../../ui/feedback/query-failure.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Waiting } from '../../../ui/feedback/waiting.tsx'
import { useWrite } from './conversations.data.ts'
import { Thread } from './thread.tsx'

/** The conversation with one partner; it is made when it is first opened. */
export function PartnerThread({ partnerId }: { partnerId: string }) {
  const open = useWrite('open')
  const start = useEffectEvent((id: string) => open.mutate(id))
  useEffect(() => start(partnerId), [partnerId])
  if (open.error) return <QueryFailure error={open.error} retry={() => open.mutate(partnerId)} />
  if (!open.data) return <Waiting skeleton={<FormSkeleton fields={3} />} />
  return <Thread id={open.data.id} about={null} />
}
