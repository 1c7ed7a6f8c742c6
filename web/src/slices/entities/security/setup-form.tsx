import { FirstAdmin, setup } from '@souk/contract/identity/setup.contract.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { call } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { canUsePasskeys } from '../../../lib/session/can-use-passkeys.ts'
import { openSession } from '../../../lib/session/restore-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { PasswordField, TextField } from '../../../ui/fields/text-field.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { PasswordChecks, PatientButton, refuseCommon, useWait } from '../../identity/door.ts'

type Props = { token: string; onDone: (password: string | null) => void; onDead: () => void }

/** Who becomes the first administrator. What was typed stays when it is refused. */
export function SetupForm({ token, onDone, onDead }: Props) {
  const t = useT('setup')
  const wait = useWait()
  const navigate = useNavigate()
  const [hasPasskey, setPasskey] = useState(false)
  const { field, save, problem, isBusy } = useContractForm({
    schema: FirstAdmin,
    initial: { token, firstName: '', lastName: '', email: '', password: '', password2: '' },
    send: async (body) => {
      try {
        if (body.password !== undefined) await refuseCommon(body.password)
        const signedIn = await wait.asTold(call(setup.finish, { body }, { isQuiet: true, hidesSuccess: true }))
        onDone(body.password ?? null)
        await openSession(signedIn).catch(() => navigate('/login'))
      } catch (error) {
        if (!(error instanceof Failed) || !error.fields['token']) throw error
        onDead()
      }
    },
  })
  const [password, repeated] = [field('password'), field('password2')]
  function choose(way: string): void {
    const isPasskey = way === 'passkey'
    setPasskey(isPasskey)
    password.onChange(isPasskey ? null : '')
    repeated.onChange(isPasskey ? null : '')
  }
  return (
    <Form onSubmit={save} problem={problem}>
      <FieldRow>
        <TextField label={t('firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('lastName')} />
      </FieldRow>
      <TextField type="email" label={t('email')} autoComplete="username" {...field('email')} />
      <RadioCards
        label={t('way')}
        value={hasPasskey ? 'passkey' : 'password'}
        onChange={choose}
        cards={[
          { value: 'password', label: t('way.password'), hint: t('way.password.hint') },
          {
            value: 'passkey',
            label: t('way.passkey'),
            hint: t(canUsePasskeys() ? 'way.passkey.hint' : 'way.passkey.unusable'),
            isDisabled: !canUsePasskeys(),
          },
        ]}
      />
      {!hasPasskey && (
        <>
          <PasswordField label={t('password')} autoComplete="new-password" {...password} />
          <PasswordChecks password={password.value ?? ''} />
          <PasswordField
            label={t('repeat')}
            autoComplete="new-password"
            {...repeated}
            isRight={repeated.isRight && repeated.value === password.value}
          />
        </>
      )}
      <PatientButton type="submit" look="primary" isWide isBusy={isBusy} left={wait.left} waiting="wait.try">
        {t('submit')}
      </PatientButton>
    </Form>
  )
}
