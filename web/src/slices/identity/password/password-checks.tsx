import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import styles from './password-checks.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { passwordRuleNames, passwordRules } from './password-rules.ts'

/** What a password must have, ticked off while it is typed. */
export function PasswordChecks({ password }: { password: string }) {
  const t = useT('identity')
  return (
    <Stack aria-label={t('rules.label')} as="ul" gap={2}>
      {passwordRuleNames.map((name) => {
        const isMet = passwordRules[name](password)
        const Icon = isMet ? IconCheck : IconPoint
        return (
          <li key={name} className={styles.check} data-met={isMet ? '' : undefined}>
            <Icon size={16} stroke={2} aria-hidden className={styles.mark} />
            <span>{t(`rules.${name}`)}</span>
            {isMet && <span className="hidden-text">{t('rules.met')}</span>}
          </li>
        )
      })}
    </Stack>
  )
}
