import { type ReactNode, useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { useSettings } from '../../../lib/settings.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { EmailForm } from './email-form.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { isolated } from './isolated.ts'
import { SentActions } from './sent-actions.tsx'

type Props = {
  words: 'link' | 'forgot' | 'dead'
  send: (email: string) => Promise<unknown>
  email?: string | null | undefined
  before?: ReactNode
  children?: ReactNode
}

/** Two steps: an address, then the inbox. */
export function MailWay({ words, send, email, before, children }: Props) {
  const t = useT('identity')
  const { canMail } = useSettings()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null && !canMail) {
    return (
      <EntryFrame step="sent" title={t('noMail.title')} lead={t('noMail.text')}>
        <Button isWide look="quiet" onClick={() => setSentTo(null)}>
          {t('sent.other')}
        </Button>
        {children}
      </EntryFrame>
    )
  }
  if (sentTo !== null) {
    return (
      <EntryFrame step="sent" title={t('sent.title')} lead={t(`${words}.sent`, { email: isolated(sentTo) })}>
        <p className="caption">{t('sent.hint')}</p>
        <SentActions send={() => send(sentTo)} onOther={() => setSentTo(null)} />
        {children}
      </EntryFrame>
    )
  }
  return (
    <EntryFrame step="ask" isSudden={words === 'dead'} title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      {before}
      <EmailForm
        submit={t(`${words}.submit`)}
        email={email}
        send={async (address) => {
          await send(address)
          setSentTo(address)
        }}
      />
      {children}
    </EntryFrame>
  )
}
