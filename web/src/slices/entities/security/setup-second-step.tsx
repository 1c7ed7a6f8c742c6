import { deviceOf } from '@souk/contract/identity/device-name.ts'
import type { TwoFactorSetup } from '@souk/contract/identity/security.contract.ts'
import { useState } from 'react'
import { chunk } from '../../../lib/code/chunk.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { canUsePasskeys } from '../../../lib/session/can-use-passkeys.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { EntryFrame } from '../../identity/door.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { beginTwoFactor, useSecurityWrite } from './security.data.ts'
import { TwoFactorSetupDialog } from './two-factor-setup.tsx'

/** The password was typed a moment ago, so nothing is asked twice. */
export function SetupSecondStep({ password }: { password: string | null }) {
  const t = useT('setup')
  const security = useT('security')
  const { token, userData } = useSession()
  const [appSetup, setAppSetup] = useState<TwoFactorSetup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isDone, setDone] = useState(false)
  const [isCancelled, setCancelled] = useState(false)
  const proof = password === null ? {} : { password }
  const { browser, system } = deviceOf(navigator.userAgent)
  const add = useSecurityWrite(async () => {
    const { addPasskey } = await chunk(() => import('./add-passkey.ts'))
    await addPasskey([browser, system].filter(Boolean).join(' · '), proof)
  })
  const begin = useSending({ send: async () => setAppSetup(await beginTwoFactor(proof)) })
  const passkey = useSending({
    send: async () => {
      setCancelled(false)
      try {
        await add.mutateAsync(undefined)
        setDone(true)
      } catch (failure) {
        if (failure instanceof Failed) throw failure
        setCancelled(true) // the browser's own question was closed
      }
    },
  })
  if (isDone)
    return (
      <EntryFrame step="done" title={t('done')} lead={t('done.lead')}>
        <ButtonLink look="primary" isWide to="/admin">
          {t('done.go')}
        </ButtonLink>
      </EntryFrame>
    )
  if (codes)
    return (
      <EntryFrame step="codes" title={security('codes.title')}>
        <RecoveryCodes codes={codes} />
        <Button look="primary" isWide onClick={() => setDone(true)}>
          {security('codes.done')}
        </Button>
      </EntryFrame>
    )
  const problem = begin.problem ?? passkey.problem ?? (isCancelled ? t('second.cancelled') : null)
  return (
    <EntryFrame step="second" title={t('second.title')} lead={t('second.lead')}>
      {problem && <Notice>{problem}</Notice>}
      {password !== null && (
        <Button look="primary" isWide isBusy={!token || begin.isBusy} onClick={() => begin.save()}>
          {t('second.app')}
        </Button>
      )}
      {canUsePasskeys() && (
        <Button
          look={password === null ? 'primary' : 'plain'}
          isWide
          isBusy={!token || passkey.isBusy}
          onClick={() => passkey.save()}
        >
          {t(password === null ? 'second.passkey' : 'second.or')}
        </Button>
      )}
      {userData && !userData.needsTwoFactor && (
        <ButtonLink look="quiet" isWide to="/admin">
          {t('second.later')}
        </ButtonLink>
      )}
      {appSetup && (
        <TwoFactorSetupDialog
          setup={appSetup}
          onCodes={(made) => {
            setAppSetup(undefined)
            setCodes(made)
          }}
          onClose={() => setAppSetup(undefined)}
        />
      )}
    </EntryFrame>
  )
}
