import { useEffect, useState } from 'react'
import { text, useUrlState } from '../../lib/url/url-state.ts'
import { useT } from '../../lib/language/use-t.ts'
import { EntryFrame } from '../identity/door.ts'
import { objectByToken } from './model/prospects.data.ts'

/** /objection?token=: the click in the mail was the decision. */
export function ObjectionPage() {
  const t = useT('prospects')
  const [{ token }] = useUrlState({ token: text(2_000) })
  const [state, setState] = useState<'busy' | 'done' | 'dead'>('busy')
  useEffect(() => {
    let isHere = true
    const show = (next: 'done' | 'dead') => () => {
      if (isHere) setState(next)
    }
    objectByToken(token).then(show('done'), show('dead'))
    return () => {
      isHere = false
    }
  }, [token])
  return <EntryFrame step={state} isSudden title={t(`objection.${state}`)} lead={t(`objection.${state}.lead`)} />
}
