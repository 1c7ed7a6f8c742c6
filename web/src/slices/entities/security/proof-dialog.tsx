import type { Proof, TwoFactorState } from '@souk/contract/identity/security.contract.ts'
import { type ReactNode, useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { PasswordField, TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'

type Props = {
  title: string
  kind: TwoFactorState['proof']
  action: string
  isDangerous?: boolean
  whyNot?: string | false // what else the dialog asks for is missing
  onProve: (proof: Proof) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/** Asks once more who the person is, before something changes how they sign in. */
export function ProofDialog({ title, kind, action, isDangerous, whyNot, onProve, onClose, children }: Props) {
  const t = useT('security')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isCancelled, setCancelled] = useState(false)
  const form = useSending({
    isDirty: typed !== '',
    objection: () => {
      setCancelled(false)
      const isMissing = kind !== 'recent' && typed.trim() === ''
      if (isMissing) setError(t(`proof.${kind}.missing`))
      return isMissing
    },
    send: async () => {
      try {
        await onProve(kind === 'code' ? { code: typed } : kind === 'password' ? { password: typed } : {})
      } catch (failure) {
        const field = failure instanceof Failed ? failure.fields[kind] : undefined
        setError(field)
        if (!(failure instanceof Failed)) setCancelled(true) // the browser's own question was closed
        else if (!field) throw failure
      }
    },
  })
  const field = {
    value: typed,
    error,
    onChange: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
  }
  return (
    <FormDialog
      form={isCancelled ? { ...form, problem: t('proof.cancelled') } : form}
      isGrave={isDangerous ?? false}
      title={title}
      send={action}
      whyNot={whyNot}
      onClose={onClose}
    >
      {children}
      {kind === 'password' && <PasswordField label={t('proof.password')} autoComplete="current-password" {...field} />}
      {kind === 'code' && (
        <TextField label={t('proof.code')} help={t('proof.code.help')} autoComplete="one-time-code" {...field} />
      )}
      {kind === 'recent' && <p>{t('proof.recent')}</p>}
    </FormDialog>
  )
}
