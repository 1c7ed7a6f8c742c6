import { codes } from '@souk/contract/core/limits.ts'
import { useRef, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { verifyCode } from '../model/identity.data.ts'
import { useWait } from './use-wait.ts'

type Ends = { onIn: () => void; onUnknown: () => void }

/** What was typed, how often it was wrong, and what the server said of it. */
export function useCode(email: string, { onIn, onUnknown }: Ends) {
  const t = useT('identity')
  const wait = useWait()
  const [otp, setOtp] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [wrong, setWrong] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isAsking = useRef(false) // two keys in one moment are one try

  function change(next: string): void {
    setOtp(next)
    setError(undefined)
  }
  function restart(): void {
    change('')
    setProblem(null)
    setWrong(0)
  }
  function object(failure: unknown): void {
    if (!(failure instanceof Failed)) throw failure
    const fieldError = failure.fields['otp']
    setError(fieldError)
    setProblem(fieldError ? null : failure.message)
    if (fieldError) setWrong((times) => times + 1)
  }
  /** Answers whether it was right. */
  async function verify(code: string): Promise<boolean> {
    if (isAsking.current || wait.left > 0) return false
    if (code.length < 6) {
      setError(t('code.incomplete'))
      return false
    }
    isAsking.current = true
    setBusy(true)
    setProblem(null)
    try {
      if (await wait.asTold(verifyCode(email, code))) onIn()
      else onUnknown()
      return true
    } catch (failure) {
      object(failure)
      return false
    } finally {
      isAsking.current = false
      setBusy(false)
    }
  }
  const triesLeft = Math.max(0, codes.tries - wrong)
  return { otp, error, problem, wrong, triesLeft, isBusy, left: wait.left, change, restart, verify }
}
