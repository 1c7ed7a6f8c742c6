import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { idle } from '../../../lib/first-visit/when-idle.ts'
import { canUsePasskeys } from '../../../lib/session/can-use-passkeys.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useGoOn } from './use-go-on.ts'

/** A button, and where the browser can, a suggestion in the address field as well. */
export function PasskeyEntry() {
  const t = useT('identity')
  const goOn = useGoOn()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isUsable = canUsePasskeys()

  useEffect(() => {
    if (!isUsable) return
    let isHere = true
    void idle()
      .then(() => import('../model/passkeys.data.ts'))
      .then(async ({ suggestPasskey }) => {
        if (isHere && (await suggestPasskey())) goOn()
      })
      .catch(() => {}) // a suggestion that was not taken is no failure
    return () => {
      isHere = false
      void import('../model/passkeys.data.ts').then(({ stopSuggesting }) => stopSuggesting())
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each visit of the page
  }, [isUsable])

  if (!isUsable) return null
  async function enter(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const { signInWithPasskey } = await import('../model/passkeys.data.ts')
      if (await signInWithPasskey()) goOn()
    } catch (failure) {
      setProblem(failure instanceof Failed ? failure.message : t('passkey.cancelled'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {problem && <Notice isToasted>{problem}</Notice>}
      <Button
        isWide
        isBusy={isBusy}
        icon={<IconFingerprint size={17} stroke={1.7} aria-hidden />}
        onClick={() => void enter()}
      >
        {t('ways.passkey')}
      </Button>
    </>
  )
}
