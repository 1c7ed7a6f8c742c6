import type { Proof, TwoFactorState } from '@souk/contract/identity/security.contract.ts'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PasswordField, TextField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './security.module.css'

type Props = {
  title: string
  kind: TwoFactorState['proof']
  action: string
  isDangerous?: boolean
  isReady?: boolean // what else the dialog asks for is there
  onProve: (proof: Proof) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Asks once more who the person is, before something changes how they sign in. */
export function ProofDialog({ title, kind, action, isDangerous, isReady = true, onProve, onClose, children }: Props) {
  const t = useT('security')
  const form = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      await onProve(kind === 'code' ? { code: typed } : kind === 'password' ? { password: typed } : {})
    } catch (failure) {
      const field = failure instanceof Failed ? failure.fields[kind] : undefined
      setError(field)
      if (!field) setProblem(failure instanceof Failed ? failure.message : t('proof.cancelled'))
    } finally {
      setBusy(false)
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (kind !== 'recent' && typed.trim() === '') setError(t(`proof.${kind}.missing`))
    else if (isReady) void send()
  }
  const field = {
    value: typed,
    error,
    onChange: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={form}
            look={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
            isDisabled={!isReady}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={submit}>
        {problem && <Notice>{problem}</Notice>}
        {children}
        {kind === 'password' && (
          <PasswordField label={t('proof.password')} autoComplete="current-password" {...field} />
        )}
        {kind === 'code' && (
          <TextField label={t('proof.code')} help={t('proof.code.help')} autoComplete="one-time-code" {...field} />
        )}
        {kind === 'recent' && <p>{t('proof.recent')}</p>}
      </form>
    </Dialog>
  )
}
