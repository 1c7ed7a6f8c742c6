import { codes } from '@souk/contract/core/limits.ts'
import { useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PatientButton } from './countdown-button.tsx'
import { useWait } from './use-wait.ts'

type Props = { send: () => Promise<unknown>; onOther: () => void }

/** After a mail was sent: look for it, ask again after a while, or correct the address. */
export function SentActions({ send, onOther }: Props) {
  const t = useT('identity')
  const wait = useWait(codes.resendSeconds)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function sendAgain(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await wait.asTold(send())
      wait.start(codes.resendSeconds)
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {problem && <Notice>{problem}</Notice>}
      <PatientButton isWide isBusy={isBusy} left={wait.left} waiting="wait.send" onClick={() => void sendAgain()}>
        {t('sent.again')}
      </PatientButton>
      <Button isWide look="quiet" onClick={onOther}>
        {t('sent.other')}
      </Button>
    </>
  )
}
