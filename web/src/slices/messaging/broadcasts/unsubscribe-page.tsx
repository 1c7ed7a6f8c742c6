import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { broadcastMails } from '@souk/contract/messaging/broadcasts.contract.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { text, useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { EntryFrame } from '../../identity/door.ts'

type Outcome = Reply<typeof broadcastMails.unsubscribe> | Failed
/** Only its name: a reader who comes from a mail needs no schema. */
const unsubscribe = { method: 'POST', path: '/api/notifications/unsubscribe' } as typeof broadcastMails.unsubscribe

async function choose(token: string, isWanted: boolean): Promise<Outcome> {
  try {
    return await call(unsubscribe, { query: { token }, body: { isWanted } }, { isQuiet: true })
  } catch (error) {
    if (error instanceof Failed) return error
    throw error
  }
}

/** /unsubscribe/broadcasts?token=: the click in the mail was the decision. In a test there is nothing to decide. */
export function BroadcastUnsubscribePage() {
  const t = useT('broadcast')
  const [{ token }] = useUrlState({ token: text(2_000) })
  return token === 'test' ? (
    <EntryFrame title={t('end.test')} lead={t('end.test.text')} />
  ) : (
    <Unsubscribed token={token} />
  )
}

function Unsubscribed({ token }: { token: string }) {
  const t = useT('broadcast')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    let isHere = true
    void choose(token, false).then((now) => isHere && setOutcome(now))
    return () => {
      isHere = false
    }
  }, [token])
  if (!outcome) return <EntryFrame title={t('end.busy')} lead="" />
  if (outcome instanceof Failed)
    return <EntryFrame step="failed" isSudden title={t('end.failed')} lead={outcome.message} />
  const { brandName, isWanted } = outcome
  const state = isWanted ? 'wanted' : 'ended'
  return (
    <EntryFrame step={state} isSudden title={t(`end.${state}`)} lead={t(`end.${state}.text`, { brand: brandName })}>
      <Button look="primary" isWide onClick={() => void choose(token, !isWanted).then(setOutcome)}>
        {t(isWanted ? 'end.again' : 'end.undo')}
      </Button>
    </EntryFrame>
  )
}
