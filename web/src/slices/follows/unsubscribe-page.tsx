import type { unsubscribes } from '@souk/contract/follows/follows.contract.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import { useEffect, useState } from 'react'
import { call } from '../../lib/server/call.ts'
import { Failed } from '../../lib/server/failed.ts'
import { text, useUrlState } from '../../lib/url/url-state.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../ui/layout/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EntryFrame } from '../identity/door.ts'

type Outcome = Reply<typeof unsubscribes.end> | Failed
/** Only its name: a person who comes from a mail needs no schema. */
const end = { method: 'POST', path: '/api/schedule/unsubscribe' } as typeof unsubscribes.end

/** Kinds with a sentence of their own. */
const own: ReadonlySet<string> = new Set(['opening', 'closing', 'digest'])

/** /unsubscribe?token=: the click in the mail was the decision, so the mails have ended when this is read. */
export function UnsubscribePage() {
  const t = useT('follows')
  const [{ token }] = useUrlState({ token: text(2_000) })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const choose = (isWanted: boolean) => chooseMails(token, isWanted).then(setOutcome)
  useEffect(() => {
    let isHere = true
    void chooseMails(token, false).then((now) => isHere && setOutcome(now))
    return () => {
      isHere = false
    }
  }, [token])

  if (!outcome) return <EntryFrame title={t('mails.busy')} lead={t('mails.busy.lead')} />
  if (outcome instanceof Failed) return <Failure failure={outcome} retry={() => void choose(false)} />
  const { kind, isWanted } = outcome
  const state = isWanted ? 'wanted' : 'ended'
  return (
    <EntryFrame
      step={state}
      isSudden
      title={t(`mails.${state}`)}
      lead={t(`mails.${state}.${own.has(kind) ? kind : 'kind'}`)}
    >
      <Button look="primary" isWide onClick={() => void choose(!isWanted)}>
        {t(isWanted ? 'mails.endAgain' : 'mails.undo')}
      </Button>
      <ButtonLink look="quiet" isWide to="/profile?tabIndex=1">
        {t('mails.choose')}
      </ButtonLink>
    </EntryFrame>
  )
}

function Failure({ failure, retry }: { failure: Failed; retry: () => void }) {
  const t = useT('follows')
  const isDead = failure.status === 404
  return (
    <EntryFrame
      step="failed"
      isSudden
      title={t(isDead ? 'mails.dead' : 'mails.failed')}
      lead={t(isDead ? 'mails.dead.lead' : 'mails.failed.lead')}
    >
      {!isDead && <Notice>{failure.message}</Notice>}
      {!isDead && (
        <Button look="primary" isWide onClick={retry}>
          {t('state.retry')}
        </Button>
      )}
      <ButtonLink look="quiet" isWide to="/profile?tabIndex=1">
        {t('mails.choose')}
      </ButtonLink>
    </EntryFrame>
  )
}

async function chooseMails(token: string, isWanted: boolean): Promise<Outcome> {
  try {
    return await call(end, { query: { token }, body: { isWanted } }, { isQuiet: true })
  } catch (error) {
    if (error instanceof Failed) return error
    throw error
  }
}
