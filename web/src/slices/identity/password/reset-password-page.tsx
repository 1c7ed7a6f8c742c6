import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { EntryFrame } from '../sign-in/entry-frame.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** /reset-password/:token and /change-password/:token */
export function ResetPasswordPage() {
  const t = useT('identity')
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [isDead, setDead] = useState(false)
  if (isDead) {
    return (
      <EntryFrame step="dead" title={t('reset.dead.title')} lead={t('reset.dead.lead')}>
        <ButtonLink look="primary" isWide to="/forgot-password">
          {t('reset.dead.again')}
        </ButtonLink>
        <ButtonLink look="quiet" isWide to="/login">
          {t('forgot.back')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame step="type" title={t('reset.title')} lead={t('reset.lead')}>
      <NewPasswordForm
        token={token}
        onDead={() => setDead(true)}
        onDone={() => void navigate('/login', { replace: true })}
      />
    </EntryFrame>
  )
}
