import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text, useUrlState } from '../../lib/url/url-state.ts'
import { useT } from '../../lib/language/use-t.ts'
import { EntryFrame } from '../identity/door.ts'
import { ContactRecords } from './model/contact-record.tsx'
import { eraseByToken, readByToken } from './model/prospects.data.ts'

/** /contact-data?token=: what is stored of the person who got a mail, without signing in. */
export function ContactDataPage() {
  const t = useT('prospects')
  const [{ token }] = useUrlState({ token: text(2_000) })
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const queryKey = ['prospects', 'contact-data', token]
  const { data, error } = useQuery({ queryKey, queryFn: () => readByToken(token), retry: false })
  if (error) return <EntryFrame step="dead" isSudden title={t('data.dead')} lead={t('data.dead.lead')} />
  if (!data) return <EntryFrame step="busy" isSudden title={t('objection.busy')} lead="" />
  if (data.contacts.length === 0)
    return <EntryFrame step="none" isSudden title={t('data.none')} lead={t('data.none.lead')} />
  async function erase(): Promise<void> {
    setBusy(true)
    await eraseByToken(token).catch(() => null)
    await client.invalidateQueries({ queryKey })
    setBusy(false)
  }
  return (
    <EntryFrame step="data" isSudden title={t('data.title')} lead={t('data.lead')}>
      <ContactRecords contacts={data.contacts} isBusy={isBusy} onErase={() => void erase()} />
    </EntryFrame>
  )
}
