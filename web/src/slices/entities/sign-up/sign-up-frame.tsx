import { type SignUpStep, stepsOf } from '@souk/contract/entities/sign-up-steps.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { previousAddress } from '../../../lib/session/visits.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Stepper } from '../../../ui/layout/stepper.tsx'
import { useSettings } from '../../../lib/settings.ts'
import { EntryFrame, NoMail } from '../../identity/door.ts'
import styles from './sign-up-frame.module.css'
import { useCarried } from './sign-up-go-on.ts'
import { headingOf } from './sign-up-headings.ts'
import { draftNow, isProven } from './sign-up-store.ts'

type Props = { step: SignUpStep; children: ReactNode }

/** A step: how far it is, its question, and what came along by a link. */
export function SignUpFrame({ step, children }: Props) {
  const t = useT('sign-up')
  const navigate = useNavigate()
  const [draft] = useState(draftNow)
  const [isDone] = useState(() => isProven(draft))
  const { canMail } = useSettings()
  const { flow, email, referralCode } = draft
  const keys = stepsOf(flow)
  const asksForEmail = step === 'set-email' || step === 'set-otp' || step === 'set-credentials' || step === 'confirm'
  const stepper = (
    <Stepper
      label={t('steps.label')}
      steps={keys.map((key) => ({ key, label: t(`steps.${key}`) }))}
      current={keys.indexOf(step)}
      onStep={(at) => void navigate(`/sign-up/${keys[at]}`)}
    />
  )
  return (
    <EntryFrame above={stepper} titleRef={useStart()} {...headingOf(t, step, draft, isDone, canMail)}>
      {(step === 'set-email' || step === 'set-otp') && !isDone && <NoMail />}
      {children}
      <Stack gap={4} className={styles.foot}>
        {email && !asksForEmail && <Line label={t('foot.email')} value={email} />}
        {referralCode && step !== 'confirm' && step !== 'company-info' && (
          <Line label={t('foot.referral')} value={referralCode} />
        )}
        <Row as="p">
          <span>{t('foot.known')}</span>
          <Link to="/login" className={styles.link}>
            {t('foot.signIn')}
          </Link>
        </Row>
      </Stack>
    </EntryFrame>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <Row as="p">
      <span>{label}</span>
      <bdi className={styles.value}>{value}</bdi>
    </Row>
  )
}

/** Coming from another page the reader begins at the title; what was objected to takes the focus itself. */
function useStart() {
  const title = useRef<HTMLHeadingElement>(null)
  const { fieldErrors } = useCarried()
  useEffect(() => {
    if (!fieldErrors && previousAddress() !== null) title.current?.focus({ preventScroll: true })
  }, [fieldErrors])
  return title
}
