import { codes } from '@souk/contract/core/limits.ts'
import { type FormEvent, useRef } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { OtpField } from '../../../ui/fields/otp-field.tsx'
import styles from './code-form.module.css'
import { sendCode } from '../model/identity.data.ts'
import { PatientButton } from './countdown-button.tsx'
import { SentActions } from './sent-actions.tsx'
import { useCode } from './use-code.ts'

type Props = {
  email: string
  submit?: string // what the button says; to sign in, unless told
  onBack: () => void
  onIn: () => void
  onUnknown: () => void
}

/** Six digits. The first time they are complete they are tried at once; after a wrong try only when asked. */
export function CodeForm({ email, submit: go, onBack, onIn, onUnknown }: Props) {
  const t = useT('identity')
  const frame = useRef<HTMLFormElement>(null)
  const code = useCode(email, { onIn, onUnknown })
  const { wrong, triesLeft } = code

  /** What was wrong stays, and is overwritten from its first digit. */
  async function verify(whole: string): Promise<void> {
    if (!(await code.verify(whole))) frame.current?.querySelector('input')?.focus()
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    void verify(code.otp)
  }
  return (
    <>
      <Stack ref={frame} as="form" gap={20} noValidate onSubmit={submit}>
        {code.problem && <Notice>{code.problem}</Notice>}
        <OtpField
          label={t('code.label')}
          value={code.otp}
          error={code.error}
          onChange={code.change}
          onComplete={(whole) => wrong === 0 && void verify(whole)}
        />
        <output className={styles.tries}>
          {wrong > 0 &&
            (triesLeft > 0 ? t('code.triesLeft', { count: triesLeft, of: codes.tries }) : t('code.noTries'))}
        </output>
        <PatientButton
          type="submit"
          look="primary"
          isWide
          isBusy={code.isBusy}
          whyNot={triesLeft === 0 && t('code.newFirst')}
          left={code.left}
          waiting="wait.try"
        >
          {go ?? t('login.submit')}
        </PatientButton>
      </Stack>
      <SentActions
        onOther={onBack}
        send={async () => {
          await sendCode(email)
          code.restart()
        }}
      />
    </>
  )
}
